// What a screen reader is given to say.

import { $, make } from "/elements.js";

let heard = [];

export function tell(text) {
  if (!text) return;
  const live = $("live");
  live.append(make("span", "", `${text} `));
  while (live.children.length > 12) live.firstChild.remove();
}

// Says what happened since the last state: the sentences that follow those heard before, and where
// some were taken back the last one, which tells of that, and those that were not heard.
export function tellNews(told) {
  let known = Math.min(told.length, heard.length);
  while (known && JSON.stringify(heard.slice(-known)) !== JSON.stringify(told.slice(0, known))) known--;
  told.slice(known).forEach((sentence, at, fresh) => {
    if (known || at === fresh.length - 1 || !heard.includes(sentence)) tell(sentence);
  });
  heard = told;
}
