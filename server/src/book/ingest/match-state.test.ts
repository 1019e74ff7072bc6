import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LinePriced, LinesPriced } from './change';
import { applyToMatch, type MatchChange } from './match-state';
import {
  aMatchState,
  LIVE,
  MATCH,
  play,
  PREMATCH,
  priced,
  settled,
} from '@touchline/testkit/feed/ingest/changes';

const TOTALS = ['total=1.5', 'total=2.5', 'total=3.5'];
const TELLING = { at: 0, isAnswer: false };

const price = fc.record({
  odds: fc.constantFrom(1500, 2000),
  status: fc.constantFrom<(1 | -1 | -2)[]>(1, -1, -2),
});
/** All lines of the match, priced anew, or only what is told of the one of them that moved. */
const offer = fc.record({
  source: fc.constantFrom(LIVE, PREMATCH),
  prices: fc.tuple(price, price, price),
  movesOne: fc.boolean(),
});
const interference = fc.constantFrom<MatchChange[]>(
  settled({ marketId: 18, specifier: 'total=1.5' }),
  { type: 'settlement_withdrawn', match: MATCH, marketId: 18, specifier: 'total=1.5' },
  { type: 'lines_stopped', match: MATCH, producer: 1, groups: ['all'], status: -1 },
  priced({ marketId: 18, specifier: 'total=3.5', status: 0 }),
  play(1),
);
const step = fc.oneof({ weight: 3, arbitrary: offer }, interference);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What a reader makes of it that looks at nothing but what was told before by the same producer. */
function told(each: Step, last: Map<number, readonly LinePriced[]>): MatchChange {
  if ('type' in each) return each;
  const { source, prices, movesOne } = each;
  const before = last.get(source.producer) ?? null;
  const lines = prices.map(({ odds, status }, place) => {
    const old = before?.[place];
    if (old && movesOne && place > 0) return old;
    return priced({
      source,
      marketId: 18,
      specifier: TOTALS[place] ?? '',
      status,
      outcomes: { '12': { odds, active: true } },
    });
  });
  last.set(source.producer, lines);
  const moved = lines.filter((line, place) => line !== before?.[place]);
  return { type: 'lines_priced', match: MATCH, lines, moved, before } satisfies LinesPriced;
}

test('lines that are told together come to the same as each told alone', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const [together, alone] = [aMatchState(), aMatchState()];
      const last = new Map<number, readonly LinePriced[]>();
      for (const each of steps) {
        const change = told(each, last);
        applyToMatch(together, change, TELLING);
        const single = change.type === 'lines_priced' ? change.lines : [change];
        for (const one of single) applyToMatch(alone, one, TELLING);
        expect([...together.lines.entries()]).toEqual([...alone.lines.entries()]);
      }
    }),
    { numRuns: 1_000 },
  );
});
