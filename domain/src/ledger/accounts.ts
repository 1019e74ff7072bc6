declare const brand: unique symbol;

/** Names a ledger account; the currency is part of the name, so money of two kinds cannot mix. */
export type AccountId = string & { readonly [brand]: 'AccountId' };

/** A player's money that may be staked or withdrawn. */
export function cashOf(playerId: number, currency: string): AccountId {
  return `cash:${playerId}:${currency}` as AccountId;
}

/** What a player owes after a result was corrected: it falls below zero by what is owed. */
export function debtOf(playerId: number, currency: string): AccountId {
  return `debt:${playerId}:${currency}` as AccountId;
}

/** Stakes of bets that are not settled. */
export function openBets(currency: string): AccountId {
  return `open_bets:${currency}` as AccountId;
}

/** What the house has won or lost on settled bets. */
export function house(currency: string): AccountId {
  return `house:${currency}` as AccountId;
}

/** Money at a payment provider: it falls below zero by what players have paid in. */
export function paymentProvider(provider: string, currency: string): AccountId {
  return `provider:${provider}:${currency}` as AccountId;
}

/** Only a player's cash may not fall below zero; every other account is a counterpart. */
export function mayOverdraw(account: AccountId): boolean {
  return !account.startsWith('cash:');
}
