import { isMatchOpen } from '@touchline/domain/bets/market-status';
import { canonicalSpecifier } from '@touchline/domain/bets/specifier';
import { ok, type Result } from '@touchline/domain/result';
import type { MarketReply } from '@touchline/wire/catalogue';
import type { Parsed } from '@touchline/wire/calls/call';
import type { listCustomMarkets } from '@touchline/wire/calls/custom-bets';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { type LineRow, shownLines } from '../catalogue/lines';
import { inOrder, marketReply, urnsIn } from '../catalogue/market-reply';
import { lineMatchOf, urnsOfMatch } from '../catalogue/match-reply';
import { type MatchRow, matchRowsOf } from '../catalogue/match-rows';
import type { FindNames } from '../catalogue/names';
import type { Pick } from './custom-bets';
import type { CustomBetAsker, Question } from './patient-asker';

type Chosen = NonNullable<Parsed<typeof listCustomMarkets>['query']['selections']>;

/** What the lines are read and named by. */
interface CombinableReading {
  db: Kysely<Database>;
  findNames: FindNames;
  locale: string;
  combinable: CustomBetAsker['combinable'];
}

/**
 * The lines of a match that may still be combined with what is chosen, with those outcomes alone that may, in the order
 * of the catalogue (SPEC §7 GET /bets/custom/markets/{matchId}); null when there is no such match. The provider says
 * what combines; of that is shown what has a price, as the book has it now.
 */
export async function combinableMarkets(
  { db, findNames, locale, combinable }: CombinableReading,
  matchId: number,
  chosen: Chosen,
): Promise<Result<MarketReply[], 'unavailable'> | null> {
  const [row] = await matchRowsOf(db, [matchId]);
  if (!row) return null;
  if (!row.custom_bet || !isMatchOpen(row.status)) return ok([]);
  const question = questionOf(row, chosen);
  const told = await combinable(question);
  if (!told.ok) return told;
  const lines = combiningLines(await shownLines(db, matchId), question.picks, told.value);
  lines.sort(inOrder(row.provider));
  const names = await findNames(locale, urnsOfMatch(row), lines.flatMap(urnsIn));
  const match = lineMatchOf(row, names);
  return ok(lines.map((line) => marketReply(line, match, names, locale)));
}

function questionOf({ provider, urn }: MatchRow, chosen: Chosen): Question {
  const picks = chosen.map(({ market_id: marketId, specifier, outcome_id: outcomeId }) => ({
    marketId,
    specifier: canonicalSpecifier(specifier),
    outcomeId,
  }));
  return { provider, urn, picks };
}

/** A custom bet holds one outcome of a line, so the lines of what is chosen are not among them. */
function combiningLines(
  shown: readonly LineRow[],
  chosen: readonly Pick[],
  combining: readonly Pick[],
): LineRow[] {
  const taken = new Set(chosen.map(lineOf));
  const wanted = new Set(combining.map(outcomeOf));
  return shown
    .filter((line) => !taken.has(lineOf(shownLine(line))))
    .map((line) => ({
      ...line,
      outcomes: Object.fromEntries(
        Object.entries(line.outcomes).filter(
          ([outcomeId, { active, odds }]) =>
            active && odds !== null && wanted.has(outcomeOf({ ...shownLine(line), outcomeId })),
        ),
      ),
    }))
    .filter(({ outcomes }) => Object.keys(outcomes).length > 0);
}

type Line = Omit<Pick, 'outcomeId'>;

function shownLine({ market_id: marketId, specifier }: LineRow): Line {
  return { marketId, specifier };
}

function lineOf({ marketId, specifier }: Line): string {
  return `${marketId}/${specifier}`;
}

function outcomeOf(pick: Pick): string {
  return `${lineOf(pick)}/${pick.outcomeId}`;
}
