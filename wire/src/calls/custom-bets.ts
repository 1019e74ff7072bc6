import * as z from 'zod/mini';
import { selectionSent } from '../bets';
import { market } from '../catalogue';
import { oddsValue } from '../money';
import { defineCall, SPORTSBOOK_V2 } from './call';
import { wholeNumber } from './whole-number';

/** The most selections that one custom bet holds, whatever a site allows. */
const MOST_PICKED = 50;

/**
 * SPEC §7 POST /bets/custom/odds, for visitors too. A selection may be sent as for placing: its own odds do not count.
 * Refused as a bet is, with a 422 whose `errors_by_bet` has one error: 120 for selections that have no price together,
 * with the reason in `details`, and what else would keep the bet from being taken whatever its stake.
 */
export const getCustomOdds = defineCall({
  name: 'getCustomOdds',
  summary: 'What several selections of one match pay together',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/bets/custom/odds`,
  access: 'anyone',
  body: z.object({
    selections: z
      .array(z.extend(z.omit(selectionSent, { odds: true }), { odds: z.optional(oddsValue) }))
      .check(z.minLength(1), z.maxLength(MOST_PICKED)),
  }),
  reply: z.object({ data: z.object({ custom_odds: oddsValue }) }),
});

/** An outcome of a match that is known from the path, as `market/specifier/outcome`. */
const picked = z.pipe(
  z.string().check(z.maxLength(320), z.regex(/^\d{1,9}\/[\x20-\x2e\x30-\x7e]*\/[\x20-\x7e]+$/)),
  z.transform((text: string) => {
    const [market_id = '', specifier = '', ...rest] = text.split('/');
    return { market_id: Number(market_id), specifier, outcome_id: rest.join('/') };
  }),
);

/** Ids of outcomes may hold commas, so a comma parts two of them only before the number of a market. */
const pickedList = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.pipe(
    z.transform((value: string | string[]): unknown =>
      [value].flat().flatMap((text) => text.split(/,(?=\d+\/)/).filter((part) => part !== '')),
    ),
    z.array(picked).check(z.maxLength(MOST_PICKED)),
  ),
);

/**
 * SPEC §7 GET /bets/custom/markets/{matchId}: the lines that may still be combined with the selections already chosen,
 * each with those of its outcomes alone that may. A line that is suspended for now is among them, and says so; what is
 * chosen is not. Empty when nothing can be added; 403 where the site takes no custom bets, 503 while the provider of
 * the match does not answer.
 */
export const listCustomMarkets = defineCall({
  name: 'listCustomMarkets',
  summary: 'What may be combined with selections of a match',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/bets/custom/markets/:matchId`,
  access: 'anyone',
  params: z.object({ matchId: wholeNumber }),
  query: z.object({
    /** Those already chosen, each as `market/specifier/outcome` such as `18/total=2.5/12`; joined by commas or repeated. */
    selections: z.optional(pickedList),
  }),
  reply: z.object({ data: z.array(market) }),
});
