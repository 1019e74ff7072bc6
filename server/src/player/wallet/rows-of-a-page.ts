/** How many rows a page of a player's own lists has unless the caller says so. */
export const ROWS = 50;
