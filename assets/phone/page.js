// Shows what the table sends, and sends what its person does. It knows no rules.

import { $, ask, button, closeDialog, refill } from "/elements.js";
import { Hand } from "/hand.js";
import { Line } from "/line.js";
import { askNumber, say } from "/message.js";
import { tell, tellNews } from "/spoken.js";
import { showPiles, showStage, showTable } from "/table.js";
import { LANGUAGE, WORDS } from "/words.js";

let state = null;
let places = null;
let pending = null;
let done = 0;
let isDark = false;
let isHidden = false;
// Whether another phone had this hand before.
let isTaken = false;
// Whether the notice answers the cards that are raised: they stay raised after a refusal.
let isRefused = false;
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
  else if (message.t === "busy") stop(WORDS.busy);
  else if (message.t === "asked") stop(WORDS.asked);
  else if (message.t === "taken") isTaken = true;
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
  isTaken = false;
  const root = document.documentElement;
  root.lang = message.language;
  root.style.setProperty("--scale", message.scale);
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
  // A browser shakes only a page that was touched, and complains otherwise.
  if (state.mine && !before && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
  document.title = state.mine ? `● ${WORDS.yourTurn}` : "Canasta";
  tellNews(state.told);
  if (state.rules && state.rules !== heardRules) explain(state.rules);
  heardRules = state.rules;
  tell(trouble());
  if (state.notice) tell(state.notice);
  else if (state.mine && state.prompt !== before) tell(state.prompt);
  if (hand.cards.length) line.send({ t: "raise", n: state.n, cards: hand.cards });
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
  showBrief();
  $("prompt").textContent = state.rest || (isMoreTold() ? state.prompt : state.over ? "" : state.last);
  document.body.classList.toggle("mine", state.mine);
  showRoom();
  showPiles(state);
  showPeek();
  hand.show(state.hand, state.marks);
  showStage(state.stage, (at) => activate(["stage", 0, at]));
  showTable(state, () => line.send({ t: "bye" }));
  showButtons();
  showChoice();
}

// Who passes by a covered hand reads whose turn it is, and nothing that the hand would tell.
function showBrief() {
  const own = isHidden && state.mine ? WORDS.yourTurn : state.brief;
  $("brief").textContent = state.mine || state.over ? own : state.prompt;
}

// Whether the prompt tells more than its short form, and not only in other words.
function isMoreTold() {
  return state.mine && !state.prompt.startsWith(state.brief.replace(/[.!?]$/, ""));
}

// Who watches has no hand and nothing to do, nor has anybody once a deal is over: then the table is all
// there is.
function showRoom() {
  const isAlone = state.watch || state.over;
  if (isAlone === document.body.classList.contains("watching")) return;
  document.body.classList.toggle("watching", isAlone);
  $("hand").hidden = isAlone;
  $("table").hidden = !isAlone;
}

// The table in words and the hand take turns on the page.
function showPeek() {
  $("peek").textContent = $("table").hidden ? WORDS.peek : WORDS.hand;
}

function togglePeek() {
  $("hand").hidden = $("table").hidden;
  $("table").hidden = !$("hand").hidden;
  showPeek();
}

function showButtons() {
  if (!state) return;
  const isAnswered = isRefused || !hand.cards.length;
  const refusal = isAnswered ? state.notice : "";
  // What a button already says needs no line of its own.
  const advice = places?.places.some((it) => it.text === places.text) ? "" : (places?.text ?? "");
  note(refusal || advice || trouble(), refusal || !advice);
  refill($("deeds"), hand.cards.length ? raisedButtons() : plainButtons());
  refill($("aids"), hand.cards.length ? [button(WORDS.lower, () => hand.lower())] : aids());
  document.body.classList.toggle("waiting", Boolean(pending) || isDark);
}

// The nearest places come first, and stand out.
function raisedButtons() {
  const found = (places?.places ?? []).map((it, at, all) => {
    const look = it.place[0] === all[0].place[0] ? { className: "main" } : {};
    const made = button(it.text, () => activate(it.place, hand.cards), look);
    made.dataset.place = it.place[0];
    return made;
  });
  return [...(isRefused ? remedy() : []), ...found];
}

function remedy() {
  const act = () => perform({ press: "do-this" });
  return state.remedy ? [button(state.remedy, act, { className: "main" })] : [];
}

function plainButtons() {
  const shown = remedy();
  if (state.next) shown.push(button(state.next, () => perform({ press: "next" }), { className: "main" }));
  if (state.stock.may) shown.push(offer(WORDS.draw, () => activate(["stock", 0, 0]), { place: "stock" }));
  const { may, why } = state.pile;
  if (may || why) {
    const look = { isOn: may, why, place: "pile", isMain: !state.stock.may };
    shown.push(offer(WORDS.take, () => activate(["pile", 0, 0]), look));
  }
  for (const { id, text, on, why } of state.buttons) {
    const isMain = !["take-back", "ask"].includes(id);
    shown.push(offer(text, () => perform({ press: id }), { isOn: on, why, isMain }));
  }
  return shown;
}

// A button; where it does nothing now, a touch tells why.
function offer(text, act, { isOn = true, why = "", place = "", isMain = true }) {
  const made = button(text, isOn ? act : () => explain(why), { isOn, className: isMain ? "main" : "" });
  made.title = isOn ? "" : why;
  if (place) made.dataset.place = place;
  return made;
}

// What helps, and plays nothing.
function aids() {
  const shown = [];
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
  showBrief();
  $("cover").hidden = !isCovered;
  $("cover").textContent = WORDS.uncover;
  $("hand").inert = isCovered;
  document.body.classList.toggle("covered", isCovered);
  (isCovered ? $("cover") : document.querySelector(".tile"))?.focus();
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
    if (now === 4409) stop(isTaken ? WORDS.taken : WORDS.replaced, [WORDS.takeOver, () => line.start(true)]);
    else if (now === 4401) askAgain(`${WORDS.scan} ${WORDS.type}`);
    else if (now === 4403) askAgain(WORDS.wrongNumber);
    else stop({ 4408: WORDS.atTable, 4426: WORDS.reload }[now] ?? WORDS.wrong);
  } else if (isDark && !state) stop(WORDS.opening);
  showButtons();
}

function stop(text, ...offers) {
  tell(text);
  say(text, ...offers);
}

function askAgain(text) {
  tell(text);
  askNumber(text, (number) => line.type(number));
}

document.documentElement.lang = LANGUAGE;
$("stock").addEventListener("click", () => activate(["stock", 0, 0]));
$("pile").addEventListener("click", () => activate(["pile", 0, 0], hand.cards));
$("cover").addEventListener("click", () => cover(false));
$("peek").addEventListener("click", togglePeek);
$("dialog").addEventListener("cancel", () => state?.choice && perform({ choose: null }));
document.addEventListener("visibilitychange", () => document.hidden && state && !state.watch && cover(true));
stop(WORDS.opening);
line.start();
