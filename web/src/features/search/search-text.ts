import { SEARCH_LENGTH } from '@touchline/wire/calls/search';

/** What can be done with a typed text: nothing yet, more letters are needed, or it can be looked for. */
export type SearchText =
  | { kind: 'empty' }
  | { kind: 'short'; missing: number }
  | { kind: 'ready'; q: string };

/** Reads what was typed (SPEC §5: 3 to 50 characters); signs that control and double spaces do not count. */
export function searchText(typed: string): SearchText {
  const letters = Array.from(typed.replace(/[\s\p{Cc}]+/gu, ' ').trim());
  if (letters.length === 0) return { kind: 'empty' };
  if (letters.length < SEARCH_LENGTH.least) {
    return { kind: 'short', missing: SEARCH_LENGTH.least - letters.length };
  }
  return { kind: 'ready', q: letters.slice(0, SEARCH_LENGTH.most).join('').trim() };
}
