// The hand: one tile for the cards of a rank; a tap raises one card, the next tap another.

import { $, ask, button, closeDialog, face, make } from "/elements.js";
import { WORDS } from "/words.js";

const LONG_MS = 450;

export class Hand {
  // `changed` is called with the raised cards.
  constructor(changed) {
    this.changed = changed;
    this.piles = [];
    this.raised = [];
    $("hand").addEventListener("keydown", (event) => this.move(event));
  }

  get cards() {
    return this.piles.flatMap((pile, at) => pile.cards.filter((_, k) => this.raised[at].has(k)));
  }

  // Shows a hand; what is raised stays raised if the hand is the same.
  show(piles, marks) {
    if (JSON.stringify(piles.map((it) => it.cards)) !== JSON.stringify(this.piles.map((it) => it.cards))) {
      this.raised = piles.map(() => new Set());
    }
    this.piles = piles;
    this.marks = new Map(marks);
    this.draw();
  }

  lower() {
    this.raised = this.piles.map(() => new Set());
    this.draw();
    this.changed([]);
  }

  draw() {
    const before = [...$("hand").children].indexOf(document.activeElement);
    $("hand").replaceChildren(...this.piles.map((pile, at) => this.tile(pile, at)));
    $("hand").children[before]?.focus({ preventScroll: true });
  }

  tile(pile, at) {
    const up = this.raised[at];
    const made = button("", () => this.tap(at), { className: "tile" });
    made.tabIndex = at ? -1 : 0;
    made.setAttribute("aria-pressed", String(up.size > 0));
    const cards = make("span", "cards");
    pile.cards.forEach((card, k) => {
      const shown = face(card);
      shown.style.setProperty("--k", k);
      if (up.has(k)) shown.classList.add("up");
      if (this.marks.has(card)) shown.classList.add(this.marks.get(card));
      cards.append(shown);
    });
    cards.style.setProperty("--count", pile.cards.length);
    made.append(cards);
    if (pile.cards.length > 1) made.append(make("span", "count", `×${pile.cards.length}`));
    if (up.size) made.append(make("span", "raised", `↑${up.size}`));
    if (pile.new.some(Boolean)) made.append(make("span", "new", WORDS.fresh));
    made.setAttribute("aria-label", this.name(pile, up));
    this.listenLong(made, at);
    return made;
  }

  name(pile, up) {
    const parts = [pile.names.join(", ")];
    if (up.size) parts.push(WORDS.raised.replace("{count}", up.size));
    if (pile.new.some(Boolean)) parts.push(WORDS.fresh);
    return parts.join("; ");
  }

  tap(at) {
    if (this.isLong) {
      this.isLong = false;
      return;
    }
    const up = this.raised[at];
    const next = this.piles[at].cards.findIndex((_, k) => !up.has(k));
    if (next < 0) up.clear();
    else up.add(next);
    this.draw();
    this.changed(this.cards);
  }

  // A long press, or the menu key, opens the cards of a tile to choose among them.
  listenLong(tile, at) {
    let timer = 0;
    const stop = () => clearTimeout(timer);
    tile.addEventListener("pointerdown", () => {
      this.isLong = false;
      timer = setTimeout(() => {
        this.isLong = true;
        this.pick(at);
      }, LONG_MS);
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) tile.addEventListener(end, stop);
    tile.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      stop();
      this.pick(at);
    });
  }

  pick(at) {
    const pile = this.piles[at];
    const answers = pile.cards.map((card, k) => {
      const made = button("", () => this.toggle(at, k, made), { className: "pick" });
      made.append(face(card), make("span", "", pile.names[k]));
      made.setAttribute("aria-pressed", String(this.raised[at].has(k)));
      return made;
    });
    const done = button(WORDS.done, () => {
      this.isLong = false;
      closeDialog();
    }, { className: "main" });
    ask(WORDS.choose, answers, done);
  }

  toggle(at, k, made) {
    const up = this.raised[at];
    if (!up.delete(k)) up.add(k);
    made.setAttribute("aria-pressed", String(up.has(k)));
    this.draw();
    this.changed(this.cards);
  }

  move(event) {
    const tiles = [...$("hand").children];
    const at = tiles.indexOf(document.activeElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (at < 0 || !step) return;
    event.preventDefault();
    const next = tiles[(at + step + tiles.length) % tiles.length];
    for (const tile of tiles) tile.tabIndex = tile === next ? 0 : -1;
    next.focus();
  }
}
