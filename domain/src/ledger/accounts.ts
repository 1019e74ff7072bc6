declare const brand: unique symbol;

/** Names a ledger account; the currency is part of the name, so money of two kinds cannot mix. */
export type AccountId = string & { readonly [brand]: 'AccountId' };

/** A player's money that may be staked or withdrawn (DESIGN §4.4, as all accounts). */
export function cashOf(playerId: number, currency: string): AccountId {
  return `cash:${playerId}:${currency}` as AccountId;
}

/** What a player owes after a result was corrected: it falls below zero by what is owed. */
export function debtOf(playerId: number, currency: string): AccountId {
  return `debt:${playerId}:${currency}` as AccountId;
}

/** A player's money that one withdrawal has set aside until it is sent. */
export function heldFor(playerId: number, withdrawalId: string, currency: string): AccountId {
  return `held:${playerId}:${withdrawalId}:${currency}` as AccountId;
}

/** What one of a player's freebets still stakes. */
export function freebetOf(playerId: number, freebetId: number, currency: string): AccountId {
  return `freebet:${playerId}:${freebetId}:${currency}` as AccountId;
}

/** What one of a player's freebets has staked twice: it falls below zero by what the freebet owes. */
export function freebetDebtOf(playerId: number, freebetId: number, currency: string): AccountId {
  return `freebet_debt:${playerId}:${freebetId}:${currency}` as AccountId;
}

/** Stakes of bets that are not settled. */
export function openBets(currency: string): AccountId {
  return `open_bets:${currency}` as AccountId;
}

/** What the house has won or lost on settled bets. */
export function house(currency: string): AccountId {
  return `house:${currency}` as AccountId;
}

/** The budget of all bonuses: it falls below zero by what they cost. */
export function promotions(currency: string): AccountId {
  return `promotions:${currency}` as AccountId;
}

/** A pool that pays prizes: a tournament's, by its id, or that of one level of a jackpot, by its code. */
export type PoolName = `tournament-${number}` | `jackpot-${number}-${string}`;

/** What a pool holds. */
export function poolOf(pool: PoolName, currency: string): AccountId {
  return `pool:${pool}:${currency}` as AccountId;
}

/** What one hit of a jackpot has won, until it is paid or declined. */
export function jackpotHit(hitId: number, currency: string): AccountId {
  return `jackpot_hit:${hitId}:${currency}` as AccountId;
}

/** Money at a payment provider: it falls below zero by what players have paid in. */
export function paymentProvider(provider: string, currency: string): AccountId {
  return `provider:${provider}:${currency}` as AccountId;
}

/** What a provider of games has won from players, or below zero lost to them. */
export function gamesProvider(provider: string, currency: string): AccountId {
  return `games:${provider}:${currency}` as AccountId;
}

/** Money that was exchanged: one currency's account gains what the other's loses, at the rate given. */
export function exchange(currency: string): AccountId {
  return `exchange:${currency}` as AccountId;
}

/**
 * Accounts that never fall below zero. What is set aside for one thing has an account of its own, so
 * it can be used once, whatever is posted at the same time.
 */
const COVERED = new Set(['cash', 'held', 'freebet', 'pool', 'jackpot_hit']);

/** Whether an account may fall below zero: a debt, and every counterpart of ours, may. */
export function mayOverdraw(account: AccountId): boolean {
  return !COVERED.has(account.slice(0, account.indexOf(':')));
}
