/*
 * What `entry-early` needs and nothing besides: it runs before the page is drawn, and must stay small.
 */

/** Where the number of rows is kept that favourites had on the first page. */
const ROWS_KEY = 'favoriteRows';
const ROWS_PROPERTY = '--favorite-rows';
const MOST_ROWS = 3;

/** As much of the document's element as is needed. */
interface Room {
  style: Pick<CSSStyleDeclaration, 'setProperty'>;
}

/** Leaves room for as many rows as were kept; what is not such a number leaves none. */
export function leaveKeptRoom(kept: Pick<Storage, 'getItem'>, { style }: Room): void {
  const rows = Number(kept.getItem(ROWS_KEY));
  const isRoom = Number.isInteger(rows) && rows > 0 && rows <= MOST_ROWS;
  if (isRoom) style.setProperty(ROWS_PROPERTY, String(rows));
}
