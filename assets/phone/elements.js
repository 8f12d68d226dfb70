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
