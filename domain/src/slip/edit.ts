import type { Odds } from '../money';
import {
  emptySlip,
  type CustomBetKind,
  type Selection,
  type Slip,
  type SlipBet,
  type TicketState,
} from './slip';

/** A sent slip takes no changes until it is answered; a receipt takes none at all (SPEC §4). */
export function isEditable(slip: Slip): boolean {
  return slip.ticket !== 'PROCESSING' && slip.ticket !== 'SUCCESS';
}

/** The slip that bets are added to: beside a receipt it is an empty one (SPEC §4). */
export function opened(slip: Slip): Slip {
  return slip.ticket === 'SUCCESS' ? emptySlip(slip.currency) : slip;
}

/** The same object when the news is none. */
export function changedTo<T extends object>(thing: T, news: Partial<T>): T {
  const keys = Object.keys(news) as (keyof T)[];
  return keys.every((key) => news[key] === thing[key]) ? thing : { ...thing, ...news };
}

/** What `next` makes of each; the same list when each stays the same. */
export function eachTo<T>(list: readonly T[], next: (each: T, index: number) => T): readonly T[] {
  const changed = list.map(next);
  return changed.every((each, index) => each === list[index]) ? list : changed;
}

/** Where a ticket rests that nobody is sending (SPEC §4 "Adding selections sets …"). */
export function restingTicket(bets: readonly SlipBet[]): TicketState {
  return changedPrices(bets).length > 0 ? 'ODDS_CHANGED' : 'INITIAL';
}

/** The prices now, of selections and custom bets, that the player has to agree to (SPEC §4). */
export function changedPrices(bets: readonly SlipBet[]): Odds[] {
  const priced = bets.flatMap(({ kind, selections }): readonly (Selection | CustomBetKind)[] =>
    kind.type === 'custom_bet' ? [kind, ...selections] : selections,
  );
  return priced.flatMap(({ isChanged, odds }) => (isChanged && odds !== null ? [odds] : []));
}

/**
 * The slip after the player changed what is on it: errors no longer speak of it, and what was sent
 * before is another slip, so its placement id may not be used for this one (DESIGN §4.5).
 */
export function edited(slip: Slip, bets: readonly SlipBet[]): Slip {
  const kept = bets.filter((bet) => bet.selections.length > 0);
  return {
    ...slip,
    ticket: restingTicket(kept),
    bets: kept.map((bet) => changedTo(bet, { refused: null, taken: null })),
    error: null,
    placement: null,
  };
}

/**
 * The slip with other prices, which are nobody's edit (SPEC §4). An error stays to be read until a
 * price needs an answer; then that is what matters.
 */
export function repriced(slip: Slip, bets: readonly SlipBet[]): Slip {
  const ticket = restingTicket(bets);
  const isRead = slip.ticket === 'ERROR' && ticket === 'INITIAL';
  return isRead ? { ...slip, bets } : { ...slip, bets, ticket, error: null };
}
