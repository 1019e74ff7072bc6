/** Words of the pages of a player's money. */
export const purse = {
  title: 'Transactions',
} as const;
