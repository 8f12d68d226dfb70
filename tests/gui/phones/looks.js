// Tells what of the page other eyes or hands could not use: targets that are too small for a thumb or
// not whole on the page, cards that are not in sight, parts that have no room, texts that are too
// faint, and how much moves.
async () => {
  // The hand is arranged in the frame after one in which its room changed.
  const settle = async (frames) => {
    while (frames--) await new Promise((it) => requestAnimationFrame(() => setTimeout(it)));
  };
  await settle(2);
  const shown = (it) => it.checkVisibility({ visibilityProperty: true });
  const parts = (colour) => colour.match(/[\d.]+/g).map(Number);
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => linear(part / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (it) => {
    const [r, g, b, a = 1] = parts(getComputedStyle(it).backgroundColor);
    if (a === 1) return [r, g, b];
    const under = it.parentElement ? behind(it.parentElement) : [255, 255, 255];
    return [r, g, b].map((part, at) => a * part + (1 - a) * under[at]);
  };
  const contrast = (it) => {
    const lights = [light(parts(getComputedStyle(it).color)), light(behind(it))];
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
  };
  const hasText = (it) => [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const durations = (it) => getComputedStyle(it).transitionDuration.split(",").map(parseFloat);
  const leastHeight = (it) => ({ brief: 20, cover: innerHeight / 3 })[it.id] ?? 60;
  const hasRoom = (it) => it.clientWidth >= 120 && it.clientHeight >= leastHeight(it);
  const unseen = () => {
    const room = document.getElementById("hand").getBoundingClientRect();
    const isSeen = (it) => it.top >= room.top && it.bottom <= room.bottom && it.bottom <= innerHeight;
    const tiles = [...document.querySelectorAll(".tile")].filter(shown);
    return tiles.filter((it) => !isSeen(it.getBoundingClientRect())).map((it) => it.ariaLabel);
  };
  // What others did may just have come over the wire: what is still unseen then stays so.
  if (unseen().length) await settle(2);
  const all = [...document.body.querySelectorAll("*")].filter(shown);
  const targets = all.filter((it) => it.matches("button, input"));
  const sized = targets.map((it) => [it.getBoundingClientRect(), it.textContent]);
  return {
    unseen: unseen(),
    small: sized.filter(([it]) => Math.min(it.width, it.height) < 44).map(([, text]) => text),
    aside: sized.filter(([it]) => it.left < 0 || it.right > innerWidth).map(([, text]) => text),
    cramped: all.filter((it) => it.matches("#brief, #hand, #table, #bar, #cover") && !hasRoom(it)).map((it) => it.id),
    faint: all.filter((it) => hasText(it) && contrast(it) < 4.5).map((it) => it.textContent),
    moving: document.getAnimations().length + all.filter((it) => Math.max(...durations(it)) > 0).length,
  };
}
