import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MATCH_STATUS } from '../bets/market-status';
import { legProgress } from './leg-progress';
import { QUESTIONS } from './questions';

interface Pair {
  home: number;
  away: number;
}

describe('every market, however its match ends early', () => {
  const STAGES = ['abandoned', 'retired', 'defaulted', 'interrupted', 'walkover', 'cancelled'];
  const OUTCOMES = '1 2 3 4 5 9 10 11 12 13 70 72 74 76 1711 1712 1713 1714 1715'.split(' ');
  /** Halves too: a set that is over may have decided a quarter line. */
  const DECIDED = ['won', 'lost', 'half_won', 'half_lost'];
  const pair = fc.record({ home: fc.nat(8), away: fc.nat(8) });
  const scores = fc.array(pair, { minLength: 1, maxLength: 5 }).map((all) => ({
    total_score: sum(all),
    period_score: all.map((each, index) => ({ ...each, number: index + 1 })),
    corners: sum(all),
    max_period_number: 5,
  }));
  const legs = fc.record({
    market: fc.constantFrom(...QUESTIONS.keys()),
    outcomeId: fc.constantFrom(...OUTCOMES),
    line: fc.integer({ min: -12, max: 40 }).map((quarters) => quarters / 4),
    sportKey: fc.constantFrom('soccer', 'tennis', 'basketball', 'baseball', 'icehockey', 'cs2'),
    outcomeName: fc.constant('2:1'),
  });

  test('says won or lost, whole or half, only of what no more play could have changed, and else that it comes back', () => {
    fc.assert(
      fc.property(
        legs,
        scores,
        pair,
        fc.constantFrom(...STAGES),
        fc.boolean(),
        ({ market, line, ...leg }, score, more, stage, isOver) => {
          const specifier = `hcp=${line}|quarternr=1|setnr=1|total=${line}`;
          const asked = { ...leg, marketId: market, specifier, stage };
          const status = isOver ? MATCH_STATUS.finished : MATCH_STATUS.live;
          const kind = legProgress({ ...asked, status }, score)?.kind;
          expect([...DECIDED, 'back', undefined]).toContain(kind);
          if (!DECIDED.some((each) => each === kind)) return;
          if (isBestOf(market) && !canFollow(score.total_score, more)) return;
          const last = score.period_score.at(-1)!;
          const later = {
            ...score,
            total_score: added(score.total_score, more),
            corners: added(score.corners, more),
            period_score: [...score.period_score.slice(0, -1), { ...last, ...added(last, more) }],
          };
          const played = { ...asked, status: MATCH_STATUS.finished, stage: 'ended' };
          const end = legProgress(played, later)?.kind;
          expect([kind, undefined]).toContain(end);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

const added = (one: Pair, other: Pair) => ({
  home: one.home + other.home,
  away: one.away + other.away,
});
const sum = (all: readonly Pair[]) => all.reduce(added, { home: 0, away: 0 });

const isBestOf = (market: number) => QUESTIONS.get(market)?.form.startsWith('best_of') === true;

/** Of a best of five whether it goes on so: nothing is played once somebody has won three. */
function canFollow(now: Pair, more: Pair): boolean {
  const end = added(now, more);
  const isOver = Math.max(now.home, now.away) >= 3;
  if (isOver) return Math.min(now.home, now.away) < 3 && more.home + more.away === 0;
  return Math.max(end.home, end.away) <= 3 && Math.min(end.home, end.away) < 3;
}
