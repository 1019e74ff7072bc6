import { readNickname } from '../players/nickname';
import { hasLink } from './links';
import { tidyText } from './message-text';
import { listedWordIn } from './word-filter';

/** Names longer than this are cut. */
const MOST_LETTERS = 24;

/**
 * What a player is called before others: the nickname they chose, and nothing else of what is known of them. Null where
 * there is none that can be shown: one that is an address or a number to reach them by, a word that nobody may say, or a
 * name that only the house may have.
 */
export function shownName(nickname: string | null, list: readonly string[]): string | null {
  const name = tidyText(nickname ?? '');
  if (name === '' || name.includes('@') || hasLink(name) || isNumber(name)) return null;
  if (listedWordIn(name, list) !== null || !readNickname(name).ok) return null;
  return Array.from(name).slice(0, MOST_LETTERS).join('');
}

function isNumber(name: string): boolean {
  return (name.match(/\p{Nd}/gu) ?? []).length >= 7;
}
