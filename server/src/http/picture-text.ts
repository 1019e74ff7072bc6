/** Lines of text that fit a width, and how large they are. */
export interface FittedText {
  lines: string[];
  /** In pixels. */
  size: number;
}

/** How much smaller than wished text may become before it is cut. */
const SMALLEST = 0.6;
const STEPS = 4;
const ELLIPSIS = '…';

/**
 * Fits text into so many lines of a width: it becomes smaller by steps, and what is too long even then is cut. Fonts
 * differ from machine to machine, so widths are guessed, and rather too wide.
 */
export function fitText(
  text: string,
  { width, size, lines }: { width: number; size: number; lines: number },
): FittedText {
  const clean = printable(text);
  for (let step = 0; step <= STEPS; step += 1) {
    const smaller = Math.round(size * (1 - ((1 - SMALLEST) * step) / STEPS));
    const wrapped = wrap(clean, width / smaller);
    const fits =
      wrapped.length <= lines && wrapped.every((each) => widthOf(each) * smaller <= width);
    if (fits) return { lines: wrapped, size: smaller };
  }
  const smallest = Math.round(size * SMALLEST);
  return { lines: cutTo(clean, width / smallest, lines), size: smallest };
}

/** Text as it may stand in SVG: without what XML does not allow, and with its signs escaped. */
export function svgText(text: string): string {
  return printable(text).replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Control signs, halves of signs and what turns the direction of text around become spaces. */
function printable(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\p{Cn}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Puts words into lines of so many ems, a word that is longer on a line of its own. */
function wrap(text: string, ems: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= ems) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As many words as there is room for. A word that is longer than a line is broken; an ellipsis says there is more. */
function cutTo(text: string, ems: number, most: number): string[] {
  const words = text.split(' ').flatMap((word) => broken(word, ems));
  const lines = wrap(words.join(' '), ems);
  if (lines.length <= most) return lines;
  const [last = ''] = broken(lines[most - 1] ?? '', ems - widthOf(ELLIPSIS));
  return [...lines.slice(0, most - 1), `${last.trimEnd()}${ELLIPSIS}`];
}

/** A word in pieces of at most so many ems. */
function broken(word: string, ems: number): string[] {
  const pieces = [''];
  for (const sign of word) {
    const longer = `${pieces.at(-1) ?? ''}${sign}`;
    if (widthOf(longer) <= ems) pieces[pieces.length - 1] = longer;
    else pieces.push(sign);
  }
  return pieces;
}

/** The width of a line, in ems. */
function widthOf(text: string): number {
  let ems = 0;
  for (const sign of text) ems += widthOfSign(sign);
  return ems;
}

function widthOfSign(sign: string): number {
  if (/[\p{Mn}\p{Me}]/u.test(sign)) return 0;
  if (WIDE.test(sign)) return 1.05;
  if (/[\p{Lu}\p{Nd}mw@%…]/u.test(sign)) return 0.74;
  return /[iljtf.,:;'’ |·-]/.test(sign) ? 0.36 : 0.6;
}

/** Signs as wide as they are high. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uff00-\uffef]/u;
