import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inDepth } from '@touchline/testkit/simulator/depth';
import type { BuilderPick } from '../source';
import { builderPrice, builderSelections } from './builder';
import { calendarOf } from './calendar';
import { dayOf } from './day';
import { sportsOf } from './programme';
import { feedAt } from './stream';
import { viewOf } from './market-xml';
import { keyOfLine } from '@touchline/domain/pricing/tally/line';

const EPOCH = Date.UTC(2026, 10, 21, 18);
const MINUTE = 60_000;
const sports = [...sportsOf('betradar'), ...sportsOf('oddin')].filter(({ outright }) => !outright);

test.each(sports)(
  'of $key: legs together pay no less than any of them alone, and none of them follows from the others',
  { timeout: 120_000 },
  (sport) => {
    const calendar = calendarOf({ seed: 5, speed: 1, epoch: EPOCH }, [sport]);
    const [match] = calendar.matchesOf(dayOf(EPOCH) + 1);
    for (const minutes of [-60, 20]) {
      const feed = feedAt(calendar, match!, calendar.toWall(match!.kickOff + minutes * MINUTE));
      const all = builderSelections(feed, []);
      if (all.length < 2) continue;
      const view = viewOf(feed.board(), feed.book, false);
      const alone = ({ marketId: market, specifier, outcomeId }: BuilderPick) =>
        view
          .get(keyOfLine({ market, specifier }))
          ?.quote?.outcomes.find(({ id }) => id === outcomeId)?.odds ?? 0;
      fc.assert(
        fc.property(
          fc.uniqueArray(fc.nat(all.length - 1), { minLength: 2, maxLength: 4 }),
          (places) => {
            const picks = places.flatMap((at) => all[at] ?? []);
            const told = builderPrice(feed, picks);
            if (told.ok) {
              for (const pick of picks) expect(told.odds).toBeGreaterThanOrEqual(alone(pick));
            }
            if (!told.ok && told.reason === 'implied') {
              const rests = picks.map((_, at) => builderPrice(feed, picks.toSpliced(at, 1)));
              fc.pre(rests.every((rest) => rest.ok || rest.reason !== 'not_offered'));
              const chances = rests.map((rest) =>
                'probability' in rest ? (rest.probability ?? 0) : rest.reason === 'certain' ? 1 : 0,
              );
              expect(
                Math.min(...chances.map((each) => Math.abs(each - told.probability!))),
              ).toBeLessThan(1e-9);
            }
          },
        ),
        { numRuns: inDepth(60) },
      );
      const chosen = all.slice(0, 1);
      const reasons = builderSelections(feed, chosen)
        .map((each) => builderPrice(feed, [...chosen, each]))
        .flatMap((told) => (told.ok ? [] : told.reason));
      expect(reasons.filter((reason) => reason !== 'not_offered')).toEqual([]);
    }
  },
);
