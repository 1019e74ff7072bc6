import { outcomeKey, type OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { odds } from '@touchline/domain/money';
import type { Names } from '@touchline/domain/slip/rename';
import type { Market, Match } from '@touchline/wire/catalogue';
import { pickedOutcome } from '@touchline/wire/picked-outcome';

/** Names do not hang on a price. */
const ANY_ODDS = odds(1000);

/** What every outcome of a match is called now, in the language that it was asked for in. */
export function namesIn(match: Match, markets: readonly Market[]): Map<OutcomeKey, Names> {
  const picks = markets.flatMap((market) =>
    market.outcomes.map((outcome) => pickedOutcome(match, market, outcome, ANY_ODDS)),
  );
  return new Map(
    picks.map((pick): [OutcomeKey, Names] => {
      const { home, away, tournament, categoryName, marketName, outcomeName, matchSlug } = pick;
      const names = { home, away, tournament, categoryName, marketName, outcomeName, matchSlug };
      return [outcomeKey(pick), names];
    }),
  );
}
