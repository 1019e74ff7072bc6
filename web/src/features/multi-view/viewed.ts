import { inQuery } from '../../i18n/query';

/** So many matches stand beside each other at most. */
export const MOST_VIEWED = 4;

const PATH = '/multi-view';

/** Which matches an address shows beside each other, by their ids: `?match=902,7`. */
export function viewedIn(query: URLSearchParams): number[] {
  return (inQuery(query, 'match') ?? []).map(Number).slice(0, MOST_VIEWED);
}

/** The address that shows these matches. */
export function viewAddress(ids: readonly number[]): string {
  return ids.length === 0 ? PATH : `${PATH}?match=${ids.join(',')}`;
}

/** The address that shows a match beside those that were shown last, whatever these are. */
export function additionAddress(id: number): string {
  return `${PATH}?add=${id}`;
}

/** Which match an address adds, or null. */
export function additionIn(query: URLSearchParams): number | null {
  return inQuery(query, 'add');
}

/** With one more match at the end; where there is no room, the first goes. One that is there already stays where it is. */
export function withMatch(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? [...ids] : [...ids, id].slice(-MOST_VIEWED);
}

/** Without a match. */
export function withoutMatch(ids: readonly number[], id: number): number[] {
  return ids.filter((each) => each !== id);
}

/** With a match so many places further on; it stops at either end. */
export function movedMatch(ids: readonly number[], id: number, by: 1 | -1): number[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  return ids.with(from, ids[to] ?? id).with(to, id);
}

/**
 * The lines of a match; undefined while nobody knows which there are. Until the lines of the matches of now have come, those
 * of the matches before are at hand.
 */
export function linesFor<Line extends { match_id: number }>(
  id: number,
  lines: readonly Line[] | undefined,
  isOfBefore: boolean,
): readonly Line[] | undefined {
  const own = lines?.filter((line) => line.match_id === id);
  return isOfBefore && own?.length === 0 ? undefined : own;
}
