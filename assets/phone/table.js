// What lies on the table: stock and pile, what was laid aside, and all of it in words.

import { $, button, face, make, refill } from "/elements.js";
import { WORDS } from "/words.js";

export function showPiles(state) {
  $("stock").replaceChildren(make("b", "", `${state.stock.count}`), make("span", "", WORDS.stock));
  $("stock").setAttribute("aria-label", state.stock.text);
  const word = state.pile.word || WORDS.pile;
  const top = state.pile.top === null ? [] : [face(state.pile.top)];
  $("pile").replaceChildren(...top, make("b", "", `${state.pile.count}`), make("span", "", word));
  $("pile").setAttribute("aria-label", state.pile.text || `${WORDS.pile}: ${state.pile.count}`);
}

// What lies aside goes back into the hand by a touch.
export function showStage(stage, putBack) {
  const groups = stage.groups.map((group, at) => {
    const made = button("", () => putBack(at), { className: group.good ? "group" : "group bad" });
    made.append(...group.cards.map(face), make("span", "", group.text));
    made.setAttribute("aria-label", `${group.name} ${WORDS.putBack}`);
    return made;
  });
  const texts = [stage.meter, stage.note].filter(Boolean).map((it) => make("p", "", it));
  refill($("stage"), [...groups, ...texts]);
}

// The players, the sides with their melds, and what happened last; once a deal is over, first of all
// how it ended.
export function showTable(state, leave) {
  const players = make("ul", "players");
  players.append(...state.players.map((it) => make("li", it.acts ? "acts" : "", it.text)));
  const ended = state.over ? state.told.slice(-3).map((it) => make("p", "ended", it)) : [];
  const told = [state.rules, ...(state.over ? [] : state.told)].filter(Boolean).map((it) => make("p", "told", it));
  const end = state.watch ? [] : [button(WORDS.leave, leave)];
  $("table").setAttribute("aria-label", WORDS.peek);
  $("table").replaceChildren(...ended, players, ...state.sides.map(side), ...told, ...end);
}

function side(shown) {
  const made = make("section");
  const melds = make("ul", "melds");
  melds.append(...shown.melds.map(meld));
  made.append(make("h2", "", shown.title), make("p", "told", shown.text), melds);
  return made;
}

function meld(shown) {
  const made = make("li", shown.canasta ? "meld canasta" : "meld");
  made.append(...shown.cards.slice(0, 1).map(face), make("span", "", shown.name));
  return made;
}
