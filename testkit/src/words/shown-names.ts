/**
 * What no bettor may read in the name of a market or an outcome: placeholders, words of programs, ids of a provider, a
 * market's number, nothing. Null where nothing is wrong.
 */
export function faultOfName(name: string): string | null {
  const found = FAULTS.find(([, pattern]) => pattern.test(name));
  return found ? found[0] : null;
}

const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['empty', /^\s*$/],
  ['a brace', /[{}]/],
  ['a word of programs', /\b(undefined|NaN)\b|^null$|\[object/],
  ['an id', /\b[a-z]\w*:[a-z]\w*:\S/i],
  ['a market by its number', /^Market \d+$/],
  ['a hole', /\(\s*\)|\[\s*\]|^\s|\s$|^[-–] | [-–]$/],
];
