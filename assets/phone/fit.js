// How the tiles of a hand stand: as large as all of them can be seen at once.

// The width of a tile to its height, at which a card and its index are seen best.
const ASPECT = 0.78;
const TALLEST = 1.36;

// Returns the columns, and the width and height of a tile, for so many in a room of this size; `least`
// and `most` bound the width. Where not all have room in the least size, the rest scrolls.
export function fit(width, height, count, { gap, least, most }) {
  let best = null;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const wide = Math.min(most, (width - gap * (columns - 1)) / columns);
    // No tile is higher than its card.
    const high = Math.min(wide * TALLEST, (height - gap * (rows - 1)) / rows);
    const size = Math.min(wide, high * ASPECT);
    if (wide >= least && high >= least && !(best?.size > size)) best = { columns, wide, high, size };
  }
  if (best) return best;
  const columns = Math.max(1, Math.floor((width + gap) / (least * 1.25 + gap)));
  return { columns, wide: (width - gap * (columns - 1)) / columns, high: least * 1.25 };
}
