// The hand: one tile for the cards of a rank; a tap raises one card, the next tap another.

import { $, ask, button, closeDialog, face, make, refill } from "/elements.js";
import { fit } from "/fit.js";
import { WORDS } from "/words.js";

const LONG_MS = 450;
const GAP = 6;
const LEAST = 48;
// The narrowest tile on which a word hides no index.
const WORDY = 90;
// The widest tile, in letters: the faces are not drawn for more.
const MOST = 9.5;

export class Hand {
  // `changed` is called with the raised cards.
  constructor(changed) {
    this.changed = changed;
    this.piles = [];
    this.raised = [];
    // The tile that Tab leads to.
    this.current = 0;
    $("hand").addEventListener("keydown", (event) => this.move(event));
    $("hand").addEventListener("focusin", (event) => this.reach(event.target));
    new ResizeObserver(() => this.arrange()).observe($("hand"));
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
    $("hand").setAttribute("aria-label", WORDS.hand);
    this.draw();
  }

  lower() {
    this.raised = this.piles.map(() => new Set());
    this.draw();
    this.changed([]);
  }

  draw() {
    this.current = Math.max(0, Math.min(this.current, this.piles.length - 1));
    refill($("hand"), this.piles.map((pile, at) => this.tile(pile, at)));
    this.arrange();
  }

  arrange() {
    const hand = $("hand");
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const [width, height] = [hand.clientWidth - 2 * GAP, hand.clientHeight - 2 * GAP];
    if (width <= 0 || !this.piles.length) return;
    const bounds = { gap: GAP, least: LEAST, most: MOST * Math.max(17, letter) };
    const { columns, wide, high } = fit(width, height, this.piles.length, bounds);
    this.columns = columns;
    for (const [name, value] of Object.entries({ gap: GAP, wide, high })) {
      hand.style.setProperty(`--${name}`, `${Math.floor(value)}px`);
    }
    hand.style.setProperty("--columns", columns);
    hand.classList.toggle("narrow", wide < WORDY);
  }

  tile(pile, at) {
    const up = this.raised[at];
    const made = button("", () => this.tap(at), { className: "tile" });
    made.tabIndex = at === this.current ? 0 : -1;
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
    if (pile.cards.length > 1 && up.size < pile.cards.length) made.append(make("span", "count", `×${pile.cards.length}`));
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
    if (event.key === "Escape" && this.cards.length) this.lower();
    const tiles = [...$("hand").children];
    const [at, last] = [tiles.indexOf(document.activeElement), tiles.length - 1];
    const isInLastRow = Math.floor(at / this.columns) === Math.floor(last / this.columns);
    const next = {
      ArrowRight: at < last ? at + 1 : 0,
      ArrowLeft: at > 0 ? at - 1 : last,
      ArrowUp: at - this.columns,
      ArrowDown: isInLastRow ? at : Math.min(at + this.columns, last),
      Home: 0,
      End: last,
    }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    tiles[next]?.focus();
  }

  reach(tile) {
    const tiles = [...$("hand").children];
    this.current = Math.max(0, tiles.indexOf(tile));
    for (const it of tiles) it.tabIndex = it === tile ? 0 : -1;
  }
}
