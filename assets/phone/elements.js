// Small makers of elements that the page is built from.

import { FACES } from "/words.js";

const PLACE = new Map(FACES.cards.map((card, at) => [card, at]));

export const $ = (id) => document.getElementById(id);

export function make(tag, className = "", text = "") {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

export function button(text, act, { isOn = true, className = "" } = {}) {
  const made = make("button", className, text);
  made.type = "button";
  made.setAttribute("aria-disabled", String(!isOn));
  made.addEventListener("click", act);
  return made;
}

// Puts other elements in place of those of a room. Equal ones stay, so that a touch that has begun ends
// on the same. Who had come to one by key or screen reader is brought to the one of the same name, or
// to what stands there now.
export function refill(room, made) {
  const before = [...room.children];
  const left = before.find((it) => it === document.activeElement);
  made.forEach((it, at) => {
    if (!before[at]) room.append(it);
    else if (!before[at].isEqualNode(it)) before[at].replaceWith(it);
  });
  for (const it of before.slice(made.length)) it.remove();
  if (!left || left === document.activeElement) return;
  const now = [...room.children];
  const same = now.find((it) => named(it) === named(left)) ?? now[Math.min(before.indexOf(left), now.length - 1)];
  (same ?? document.querySelector(".tile"))?.focus({ preventScroll: true });
}

function named(element) {
  return element.getAttribute("aria-label") ?? element.textContent;
}

// The picture of a card, as a piece of the one picture that holds all of them.
export function face(card) {
  const made = make("span", "face");
  const at = PLACE.get(card) ?? 0;
  const rows = Math.ceil(FACES.cards.length / FACES.columns);
  const x = (at % FACES.columns) / (FACES.columns - 1);
  const y = Math.floor(at / FACES.columns) / Math.max(1, rows - 1);
  made.style.backgroundPosition = `${x * 100}% ${y * 100}%`;
  made.style.backgroundSize = `${FACES.columns * 100}% ${rows * 100}%`;
  made.setAttribute("aria-hidden", "true");
  return made;
}

export function ask(question, answers, closing, kind = "own") {
  const dialog = $("dialog");
  dialog.dataset.kind = kind;
  dialog.setAttribute("aria-label", question);
  dialog.replaceChildren(make("p", "", question), ...answers, closing);
  if (!dialog.open) dialog.showModal();
}

export function closeDialog(kind = $("dialog").dataset.kind) {
  if ($("dialog").open && $("dialog").dataset.kind === kind) $("dialog").close();
}
