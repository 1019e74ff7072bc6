import type { Odds } from '../money';
import {
  emptySlip,
  type CustomBetKind,
  type Selection,
  type Slip,
  type SlipBet,
  type TicketState,
} from './slip';

/** A sent slip takes no changes until it is answered; a receipt takes none at all. */
export function isEditable(slip: Slip): boolean {
  return slip.ticket !== 'PROCESSING' && slip.ticket !== 'SUCCESS';
}

/** The slip that bets are added to: beside a receipt it is an empty one. */
export function opened(slip: Slip): Slip {
  return slip.ticket === 'SUCCESS' ? emptySlip(slip.currency) : slip;
}

/** Where a ticket rests that nobody is sending (SPEC §4 "Adding selections sets …"). */
export function restingTicket(bets: readonly SlipBet[]): TicketState {
  return changedPrices(bets).length > 0 ? 'ODDS_CHANGED' : 'INITIAL';
}

/** The prices now, of selections and custom bets, that the player has to agree to. */
export function changedPrices(bets: readonly SlipBet[]): Odds[] {
  const priced = bets.flatMap(({ kind, selections }): readonly (Selection | CustomBetKind)[] =>
    kind.type === 'custom_bet' ? [kind, ...selections] : selections,
  );
  return priced.flatMap(({ isChanged, odds }) => (isChanged && odds !== null ? [odds] : []));
}

/**
 * The slip after the player changed what is on it: errors no longer speak of it, and what was sent
 * before is another slip, so its placement id may not be used for this one.
 */
export function edited(slip: Slip, bets: readonly SlipBet[]): Slip {
  const kept = bets.filter((bet) => bet.selections.length > 0);
  return {
    ...slip,
    ticket: restingTicket(kept),
    bets: kept.map(withoutAnswer),
    error: null,
    placement: null,
  };
}

/** The bet without what the book said of it. */
function withoutAnswer(bet: SlipBet): SlipBet {
  return bet.refused || bet.taken ? { ...bet, refused: null, taken: null } : bet;
}

/**
 * The slip with other prices, which are nobody's edit. An error stays to be read until a price needs
 * an answer; then that is what matters.
 */
export function repriced(slip: Slip, bets: readonly SlipBet[]): Slip {
  const ticket = restingTicket(bets);
  const isRead = slip.ticket === 'ERROR' && ticket === 'INITIAL';
  return isRead ? { ...slip, bets } : { ...slip, bets, ticket, error: null };
}
