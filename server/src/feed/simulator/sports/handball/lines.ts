import { type Offer, single, stillOpen } from '@touchline/domain/pricing/sports/ladders';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import type { LadderShape } from '@touchline/domain/pricing/tally/ladder';
import { doubleChance, oddEven, threeWay, twoWay } from '@touchline/domain/pricing/tally/questions';
import { NOTHING_COUNTED, type Tally } from '@touchline/domain/pricing/tally/tally';
import { countOf, leads, totals } from '../goals/offers';

const MATCH = countOf('goals');
const FIRST = countOf('goals', [0, 0]);

const WIDE: LadderShape = { step: 1, fraction: 0.5, around: 4 };
const NARROW: LadderShape = { ...WIDE, around: 2 };

/** What is on offer when so much has been counted, as far as it makes sense still. */
export function handballLines(tally: Tally, model: readonly Futures[]): Offer[] {
  const outlook = { tally, model };
  const firstHalf = [
    single(threeWay({ market: 60 }, FIRST)),
    ...leads(outlook, { market: 66 }, FIRST, NARROW),
    ...totals(outlook, { market: 68 }, FIRST, NARROW),
  ];
  return stillOpen(model, tally, [
    single(threeWay({ market: 1 }, MATCH)),
    single(doubleChance({ market: 10 }, MATCH)),
    single(twoWay({ market: 11 }, MATCH)),
    ...leads(outlook, { market: 16 }, MATCH, WIDE),
    ...totals(outlook, { market: 18 }, MATCH, WIDE),
    ...totals(outlook, { market: 19 }, MATCH, NARROW, 'home'),
    ...totals(outlook, { market: 20 }, MATCH, NARROW, 'away'),
    single(oddEven({ market: 26 }, MATCH)),
    ...(tally.periodsOver === 0 ? firstHalf : []),
  ]);
}

/** What is on offer long before the match. */
export function handballHeadlines(model: readonly Futures[]): Offer[] {
  const outlook = { tally: NOTHING_COUNTED, model };
  return stillOpen(model, NOTHING_COUNTED, [
    single(threeWay({ market: 1 }, MATCH)),
    ...leads(outlook, { market: 16 }, MATCH, { ...WIDE, around: 1 }),
    ...totals(outlook, { market: 18 }, MATCH, { ...WIDE, around: 1 }),
  ]);
}
