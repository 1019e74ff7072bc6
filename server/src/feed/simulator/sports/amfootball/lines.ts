import {
  type Offer,
  single,
  stillOpen,
  totalsAround,
} from '@touchline/domain/pricing/sports/ladders';
import {
  quarterSportHeadlines,
  quarterSportLines,
} from '@touchline/domain/pricing/sports/quarter-lines';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import { type Counted, factIs, total } from '@touchline/domain/pricing/tally/questions';
import { NOTHING_COUNTED, type Tally } from '@touchline/domain/pricing/tally/tally';

const TOUCHDOWNS: Counted = { count: 'touchdowns', unit: 'points' };

/** Markets that the provider has for basketball alone. */
const NOT_OURS: ReadonlySet<number> = new Set([64, 83, 90]);

/** What is on offer when so much has been counted. */
export function linesOf(tally: Tally, model: readonly Futures[]): readonly Offer[] {
  const shape = { step: 1, fraction: 0.5, around: 1, lowest: 0.5 } as const;
  const common = quarterSportLines(tally, model, 4);
  return stillOpen(model, tally, [
    ...common.filter(({ line }) => !NOT_OURS.has(line.market)),
    ...nextScore(tally),
    ...totalsAround(model, { of: 'sum', ...TOUCHDOWNS }, shape, (each) =>
      total({ market: 931 }, TOUCHDOWNS, each),
    ),
  ]);
}

/** What is on offer long before the match. */
export function headlinesOf(model: readonly Futures[]): readonly Offer[] {
  return stillOpen(model, NOTHING_COUNTED, quarterSportHeadlines(model));
}

/** By whom the next points come about, and how. */
function nextScore({ facts }: Tally): Offer[] {
  let scorenr = 1;
  while (facts[`score_by:${scorenr}`] !== undefined) scorenr += 1;
  const parts = { scorenr };
  const ways = ['901', '902', '903', '904'];
  return [
    single(factIs({ market: 221, parts }, `score_by:${scorenr}`, [1, 0, 2], ['6', '7', '8'])),
    single(factIs({ market: 222, parts }, `score_type:${scorenr}`, [1, 2, 3, 0], ways)),
  ];
}
