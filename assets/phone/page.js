// Shows what the table sends, and sends what its person does. It knows no rules.

import { $, ask, button, closeDialog, face, make } from "/elements.js";
import { Hand } from "/hand.js";
import { Line } from "/line.js";
import { LANGUAGE, WORDS } from "/words.js";

let state = null;
let places = null;
let pending = null;
let done = 0;
let isDark = false;
let isHidden = false;
// Whether the notice answers the cards that are raised: they stay raised after a refusal.
let isRefused = false;
let heard = [];
let heardRules = "";

const line = new Line(hear, showLine);
const hand = new Hand((cards) => {
  places = null;
  isRefused = false;
  if (cards.length) line.send({ t: "raise", n: state.n, cards });
  showButtons();
});

function hear(message) {
  if (message.t === "welcome") welcome(message);
  else if (message.t === "state") take(message);
  else if (message.t === "busy") say(WORDS.busy);
  else if (message.t === "asked") say(WORDS.asked);
  else if (message.t === "taken") say(WORDS.taken, [WORDS.takeOver, () => line.start(true)]);
  else if (message.t === "hint" && message.n === state?.n) explain(`${message.text} ${message.why}`);
  else if (message.t === "places" && message.n === state?.n) {
    places = message;
    showButtons();
    // What a refusal says already stands there, and was told.
    if (!isRefused) tell(message.text);
  }
}

function welcome(message) {
  line.keepKey();
  const root = document.documentElement;
  root.lang = message.language;
  root.style.fontSize = `${17 * message.scale}px`;
  root.style.setProperty("--faces", `url("${message.faces}")`);
  Object.assign(WORDS, message.words);
  root.classList.toggle("large", message.scale > 1.2);
  root.classList.toggle("contrast", message.contrast);
  done = Math.max(done, message.done);
  // Done once, however often it is sent: the table knows its number.
  if (pending && pending.id > message.done) line.send(pending);
  else pending = null;
  showLine("open");
}

function take(next) {
  const before = state?.mine ? state.prompt : "";
  state = next;
  places = null;
  isRefused = Boolean(state.notice);
  if (pending && state.id >= pending.id) pending = null;
  show();
  if (state.mine && !before) {
    // A browser shakes only a page that was touched, and complains otherwise.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
    tell(WORDS.yourTurn);
  }
  document.title = state.mine ? `● ${WORDS.yourTurn}` : "Canasta";
  tellNews(state.told);
  if (state.rules && state.rules !== heardRules) explain(state.rules);
  heardRules = state.rules;
  tell(trouble());
  if (state.notice) tell(state.notice);
  else if (state.mine && state.prompt !== before) tell(state.prompt);
  if (hand.cards.length) line.send({ t: "raise", n: state.n, cards: hand.cards });
}

// Says what happened since the last state: the sentences that follow those heard before.
function tellNews(told) {
  let known = Math.min(told.length, heard.length);
  while (known && JSON.stringify(heard.slice(-known)) !== JSON.stringify(told.slice(0, known))) known--;
  for (const sentence of told.slice(known)) tell(sentence);
  heard = told;
}

function tell(text) {
  if (!text) return;
  const live = $("live");
  live.append(make("span", "", `${text} `));
  while (live.children.length > 12) live.firstChild.remove();
}

function perform(gesture) {
  if (pending || isDark || !state) return;
  done += 1;
  pending = { t: "do", n: state.n, id: done, g: gesture };
  line.send(pending);
  // A line that is dead is noticed now, not at the next ping.
  line.ping();
  showButtons();
}

function activate(place, cards = []) {
  perform({ place, cards });
}

// --- what is seen

function show() {
  $("message").hidden = true;
  $("game").hidden = false;
  $("brief").textContent = state.mine ? state.brief : state.prompt;
  $("prompt").textContent = state.rest || (state.mine && state.prompt !== state.brief ? state.prompt : state.last);
  document.body.classList.toggle("mine", state.mine);
  if (state.watch) showWatching();
  showPiles();
  hand.show(state.hand, state.marks);
  showStage();
  showTable();
  showButtons();
  showChoice();
}

// Who watches has no hand, and nothing to do: the table is all there is.
function showWatching() {
  document.body.classList.add("watching");
  $("hand").hidden = true;
  $("table").hidden = false;
}

function showPiles() {
  $("stock").replaceChildren(make("b", "", `${state.stock.count}`), make("span", "", WORDS.stock));
  $("stock").setAttribute("aria-label", state.stock.text);
  const word = state.pile.word || WORDS.pile;
  const top = state.pile.top === null ? [] : [face(state.pile.top)];
  $("pile").replaceChildren(...top, make("b", "", `${state.pile.count}`), make("span", "", word));
  $("pile").setAttribute("aria-label", state.pile.text || `${WORDS.pile}: ${state.pile.count}`);
  $("peek").textContent = WORDS.peek;
}

function showStage() {
  const groups = state.stage.groups.map((group, at) => {
    const made = button("", () => activate(["stage", 0, at]), { className: group.good ? "group" : "group bad" });
    made.append(...group.cards.map(face), make("span", "", group.text));
    made.setAttribute("aria-label", `${group.name} ${WORDS.putBack}`);
    return made;
  });
  const texts = [state.stage.meter, state.stage.note].filter(Boolean).map((it) => make("p", "", it));
  $("stage").replaceChildren(...groups, ...texts);
}

function showTable() {
  const sides = state.sides.map((side) => {
    const made = make("section");
    const head = [side.name, side.score, side.gain].filter(Boolean).join(" · ");
    made.append(make("h2", "", head), ...side.melds.map(meldLine));
    return made;
  });
  const players = make("ul");
  for (const one of state.players) {
    const row = make("li", one.acts ? "acts" : "", `${one.name}: ${one.cards}`);
    if (one.says) row.append(` – ${one.says}`);
    players.append(row);
  }
  const told = [state.rules, ...state.told].filter(Boolean).map((it) => make("p", "told", it));
  const leave = state.watch ? [] : [button(WORDS.leave, () => line.send({ t: "bye" }))];
  $("table").replaceChildren(players, ...sides, ...told, ...leave);
}

function meldLine(meld) {
  const made = make("p", "meld");
  made.append(...meld.cards.slice(0, 1).map(face), make("span", "", meld.name));
  return made;
}

function showButtons() {
  if (!state) return;
  const isAnswered = isRefused || !hand.cards.length;
  const refusal = isAnswered ? state.notice : "";
  const advice = places?.text ?? "";
  note(refusal || advice || trouble(), refusal || !advice);
  const shown = hand.cards.length ? raisedButtons() : plainButtons();
  $("buttons").replaceChildren(...shown);
  document.body.classList.toggle("waiting", Boolean(pending) || isDark);
}

function raisedButtons() {
  const cards = hand.cards;
  const found = (places?.places ?? []).map((it) => {
    const made = button(it.text, () => activate(it.place, cards), { className: "main" });
    made.dataset.place = it.place[0];
    return made;
  });
  return [...(isRefused ? remedy() : []), ...found, button(WORDS.lower, () => hand.lower())];
}

function remedy() {
  const act = () => perform({ press: "do-this" });
  return state.remedy ? [button(state.remedy, act, { className: "main" })] : [];
}

function plainButtons() {
  const shown = remedy();
  if (state.next) shown.push(button(state.next, () => perform({ press: "next" }), { className: "main" }));
  if (state.stock.may) {
    const draw = button(WORDS.draw, () => activate(["stock", 0, 0]), { className: "main" });
    draw.dataset.place = "stock";
    shown.push(draw);
  }
  if (state.pile.may && !state.stage.groups.length) {
    const look = state.stock.may ? {} : { className: "main" };
    const take = button(WORDS.take, () => activate(["pile", 0, 0]), look);
    take.dataset.place = "pile";
    shown.push(take);
  }
  for (const it of state.buttons) {
    const act = it.on ? () => perform({ press: it.id }) : () => explain(it.why);
    shown.push(button(it.text, act, { isOn: it.on, className: it.id === "take-back" ? "" : "main" }));
  }
  if (state.mine && !state.choice) shown.push(button(WORDS.hint, () => line.send({ t: "hint", n: state.n })));
  if (state.undo.may) shown.push(button(WORDS.undo, () => perform({ undo: true })));
  if (state.hand.length > 1) shown.push(button(WORDS.sort, chooseOrder));
  shown.push(button(WORDS.hide, () => cover(true)));
  return shown;
}

// Why the last deed was not done, if that is no matter of the rules.
function trouble() {
  if (state.unsaved) return WORDS.unsaved;
  return state.late ? WORDS.late : "";
}

function note(text, isRefusal = false) {
  $("notice").textContent = text;
  $("notice").classList.toggle("refused", Boolean(isRefusal));
}

function explain(text) {
  note(text);
  tell(text);
}

function chooseOrder() {
  const orders = Object.entries(WORDS.orders).map(([order, text]) =>
    button(text, () => {
      closeDialog();
      perform({ sort: order });
    }));
  ask(WORDS.sort, orders, button(WORDS.cancel, () => closeDialog()));
}

function showChoice() {
  if (!state.choice) {
    closeDialog("choice");
    return;
  }
  const choose = (answer) => () => {
    closeDialog();
    perform({ choose: answer });
  };
  const answers = state.choice.answers.map((text, at) => button(text, choose(at), { className: "main" }));
  ask(state.choice.question, answers, button(WORDS.cancel, choose(null)), "choice");
}

// A phone lies on the table: the hand is covered until it is touched.
function cover(isCovered) {
  isHidden = isCovered;
  $("cover").hidden = !isCovered;
  $("cover").textContent = WORDS.uncover;
  $("hand").inert = isCovered;
  document.body.classList.toggle("covered", isCovered);
  if (isCovered) $("cover").focus();
}

function showLine(now) {
  if (now === "dark" && !isDark) tell(WORDS.dark);
  isDark = now !== "open";
  $("line").hidden = !isDark;
  $("line").textContent = WORDS.dark;
  if (typeof now === "number") {
    state = null;
    pending = null;
    if (now === 4401 || now === 4408) line.forgetKey();
    if (now === 4409) say(WORDS.replaced, [WORDS.takeOver, () => line.start(true)]);
    else if (now === 4401) askNumber(`${WORDS.scan} ${WORDS.type}`);
    else if (now === 4403) askNumber(WORDS.wrongNumber);
    else say({ 4408: WORDS.atTable, 4426: WORDS.reload }[now] ?? WORDS.wrong);
  } else if (isDark && !state) say(WORDS.opening);
  showButtons();
}

function say(text, ...offers) {
  tell(text);
  $("game").hidden = true;
  $("message").hidden = false;
  $("message").firstElementChild.textContent = text;
  $("message").lastElementChild.replaceChildren(
    ...offers.map(([caption, act]) => button(caption, act, { className: "main" })));
  closeDialog();
}

// A phone whose camera reads no code is let in by a number, once the table says yes.
function askNumber(text) {
  say(text);
  const field = make("input");
  field.inputMode = "numeric";
  field.autocomplete = "off";
  field.maxLength = 9;
  field.setAttribute("aria-label", WORDS.number);
  const enter = button(WORDS.open, () => line.type(field.value.replace(/\D/g, "")), { className: "main" });
  field.addEventListener("keydown", (event) => event.key === "Enter" && enter.click());
  $("message").lastElementChild.replaceChildren(field, enter);
}

document.documentElement.lang = LANGUAGE;
$("stock").addEventListener("click", () => activate(["stock", 0, 0]));
$("pile").addEventListener("click", () => activate(["pile", 0, 0], hand.cards));
$("cover").addEventListener("click", () => cover(false));
$("peek").addEventListener("click", () => {
  const isOpen = $("table").hidden;
  $("table").hidden = !isOpen;
  $("hand").hidden = isOpen;
  $("peek").setAttribute("aria-expanded", String(isOpen));
});
$("dialog").addEventListener("cancel", () => state?.choice && perform({ choose: null }));
document.addEventListener("visibilitychange", () => document.hidden && state && !state.watch && cover(true));
say(WORDS.opening);
line.start();
