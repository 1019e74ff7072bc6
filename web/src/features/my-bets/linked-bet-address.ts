/** What names a bet in the address of my bets. */
export const LINKED_BET = 'bet';
