import { type Offer, stillOpen } from '@touchline/domain/pricing/sports/ladders';
import { quarterSportLines } from '@touchline/domain/pricing/sports/quarter-lines';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import type { Tally } from '@touchline/domain/pricing/tally/tally';

/** What is on offer when so much has been counted. */
export function linesOf(tally: Tally, model: readonly Futures[]): readonly Offer[] {
  return stillOpen(model, tally, quarterSportLines(tally, model, 5));
}
