import { type Offer, stillOpen } from '@touchline/domain/pricing/sports/ladders';
import {
  quarterSportHeadlines,
  quarterSportLines,
} from '@touchline/domain/pricing/sports/quarter-lines';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import { NOTHING_COUNTED, type Tally } from '@touchline/domain/pricing/tally/tally';

/** What is on offer when so much has been counted. */
export function linesOf(tally: Tally, model: readonly Futures[]): readonly Offer[] {
  return stillOpen(model, tally, quarterSportLines(tally, model, 5));
}

/** What is on offer long before the match. */
export function headlinesOf(model: readonly Futures[]): readonly Offer[] {
  return stillOpen(model, NOTHING_COUNTED, quarterSportHeadlines(model));
}
