import { keptFavoriteRows } from '../../state/local-keys';

/** How many favourites stand on the first page at most. */
export const MOST_ROWS = 3;

/**
 * Remembers how many favourites stood on the first page, so that the next one leaves room for them
 * (`kept-room.ts`): who reads it is known only after it is drawn, and nothing on it may move then.
 */
export function keepRows(rows: number): void {
  keptFavoriteRows.write(rows === 0 ? null : rows);
  const { style } = document.documentElement;
  if (rows === 0) style.removeProperty('--favorite-rows');
  else style.setProperty('--favorite-rows', String(rows));
}
