/** The most signs that a message has, as readers count them: a letter with its accents is one, and so is a face. */
export const MOST_SIGNS = 300;

/** Marks above and below a letter: no language needs more than four on one, and heaps of them cover other messages. */
const HEAPED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Signs that turn the order of letters around or are not seen; what joins emoji and letters stays. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Cn}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu;

/** What a message says once it is tidied: one line, nothing unseen, no blanks around it. Empty where nothing is left. */
export function tidyText(text: string): string {
  const line = text.normalize('NFC').replace(/\s+/gu, ' ');
  const seen = line.replace(UNSEEN, '').replace(HEAPED_MARKS, '$1').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(seen) ? seen.replace(/ {2,}/g, ' ') : '';
}

/** How many signs a text has: what belongs together on the screen counts as one. */
export function signsOf(text: string): number {
  // Asked for at the first use: a browser makes it slowly.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const _sign of segmenter.segment(text)) count += 1;
  return count;
}

let segmenter: Intl.Segmenter | undefined;
