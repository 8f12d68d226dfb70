// The page without a game: what it waits for, or why there is none.

import { $, button, closeDialog, make } from "/elements.js";
import { WORDS } from "/words.js";

export function say(text, ...offers) {
  $("game").hidden = true;
  $("message").hidden = false;
  $("message").firstElementChild.textContent = text;
  $("message").lastElementChild.replaceChildren(
    ...offers.map(([caption, act]) => button(caption, act, { className: "main" })));
  closeDialog();
}

// A phone whose camera reads no code is let in by a number, once the table says yes.
export function askNumber(text, type) {
  say(text);
  const field = make("input");
  field.inputMode = "numeric";
  field.autocomplete = "off";
  field.maxLength = 9;
  field.setAttribute("aria-label", WORDS.number);
  const enter = button(WORDS.open, () => type(field.value.replace(/\D/g, "")), { className: "main" });
  field.addEventListener("keydown", (event) => event.key === "Enter" && enter.click());
  $("message").lastElementChild.replaceChildren(field, enter);
}
