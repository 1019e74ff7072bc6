import type { Slip, SlipBet, TicketState } from './slip';

/** A sent slip takes no changes until it is answered; a receipt takes none at all. */
export function isEditable(slip: Slip): boolean {
  return slip.ticket !== 'PROCESSING' && slip.ticket !== 'SUCCESS';
}

/** Where a ticket rests that nobody is sending (SPEC §4 "Adding selections sets …"). */
export function restingTicket(bets: readonly SlipBet[]): TicketState {
  const changed = bets.some((bet) => bet.selections.some((each) => each.isChanged));
  return changed ? 'ODDS_CHANGED' : 'INITIAL';
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
  return { ...bet, refused: null, taken: null };
}
