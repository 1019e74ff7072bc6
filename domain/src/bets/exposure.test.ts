import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, odds, scaled } from '../money';
import {
  eventParts,
  exposedTo,
  exposureLeft,
  type EventExposure,
  type ExposedBet,
} from './exposure';
import { liabilityOf } from './liability';

const leg = (matchId: number, given: Partial<ExposedBet['legs'][number]> = {}) => ({
  matchId,
  marketId: 1,
  specifier: '',
  outcomeId: '1',
  odds: odds(2000),
  sharesWin: false,
  ...given,
});

const bet = (given: Partial<ExposedBet>): ExposedBet => ({
  type: 'single',
  stake: minor(100),
  win: minor(200),
  legs: [leg(1)],
  ...given,
});

test.each<[string, ExposedBet, object[]]>([
  [
    'a single wins on its outcome, and gives its stake back when void',
    bet({}),
    [{ matchId: 1, line: '1/', outcomeId: '1', stake: 100n, win: 200n, voided: 100n }],
  ],
  [
    'a combo is counted whole on each event, and goes on at the odds that are left',
    bet({ type: 'combo', win: minor(601), legs: [leg(1), leg(2, { odds: odds(3000) })] }),
    [
      { matchId: 1, line: '1/', outcomeId: '1', stake: 100n, win: 601n, voided: 301n },
      { matchId: 2, line: '1/', outcomeId: '1', stake: 100n, win: 601n, voided: 201n },
    ],
  ],
  [
    'a system nets against nothing: it may pay without this leg',
    bet({ type: 'system', win: minor(700), legs: [leg(1), leg(2)] }),
    [
      { matchId: 1, line: '', outcomeId: '', stake: 100n, win: 700n, voided: 100n },
      { matchId: 2, line: '', outcomeId: '', stake: 100n, win: 700n, voided: 100n },
    ],
  ],
  [
    'a system that is cut off below its stake is no gain for others',
    bet({ type: 'system', win: minor(60), legs: [leg(1)] }),
    [{ matchId: 1, line: '', outcomeId: '', stake: 60n, win: 60n, voided: 60n }],
  ],
  [
    'an outcome that wins together with others nets against nothing',
    bet({ legs: [leg(1, { marketId: 10, sharesWin: true })] }),
    [{ matchId: 1, line: '', outcomeId: '', stake: 100n, win: 200n, voided: 100n }],
  ],
  [
    'a custom bet stands on the line of its first leg',
    bet({ type: 'custom_bet', win: minor(450), legs: [leg(1), leg(1, { marketId: 18 })] }),
    [{ matchId: 1, line: '1/', outcomeId: '1', stake: 100n, win: 450n, voided: 100n }],
  ],
])('%s', (_rule, given, parts) => {
  expect(eventParts(given)).toEqual(parts);
});

const NOTHING: EventExposure = { liability: minor(0), lines: new Map() };

/** Singles and combos on two lines with three outcomes each. */
const anyBet = fc
  .record({
    marketId: fc.constantFrom(1, 18),
    outcomeId: fc.constantFrom('1', '2', '3'),
    price: fc.integer({ min: 1000, max: 9000 }),
    stake: fc.integer({ min: 1, max: 1000 }).map(minor),
    other: fc.option(fc.integer({ min: 1000, max: 9000 })),
    sharesWin: fc.boolean(),
  })
  .map(({ marketId, outcomeId, price, stake, other, sharesWin }) => {
    const first = leg(1, { marketId, outcomeId, odds: odds(price), sharesWin });
    const factor = { times: BigInt(price) * BigInt(other ?? 1000), over: 1_000_000n };
    const legs = other === null ? [first] : [first, leg(2, { odds: odds(other) })];
    const type = other === null ? 'single' : 'combo';
    return bet({ type, stake, win: scaled(stake, factor), legs });
  });
const anyBets = fc.array(anyBet, { maxLength: 12 });
const partsHere = (bets: readonly ExposedBet[]) =>
  bets.flatMap(eventParts).filter(({ matchId }) => matchId === 1);

test('what is kept bet by bet is what all bets together can cost', () => {
  fc.assert(
    fc.property(anyBets, (bets) => {
      const parts = partsHere(bets);
      expect(parts.reduce(exposedTo, NOTHING).liability).toBe(liabilityOf(parts));
    }),
  );
});

test('a bet that leaves takes with it what it brought', () => {
  fc.assert(
    fc.property(anyBets, anyBet, (bets, last) => {
      const before = partsHere(bets).reduce(exposedTo, NOTHING);
      const [part] = partsHere([last]);
      if (!part) return;
      const gone = {
        ...part,
        stake: minor(-part.stake),
        win: minor(-part.win),
        voided: minor(-part.voided),
      };
      expect(exposedTo(exposedTo(before, part), gone).liability).toBe(before.liability);
    }),
  );
});

test('a bet within what is left keeps the event within its cap, and a single beyond it does not', () => {
  const caps = fc.integer({ min: 0, max: 20_000 }).map(minor);
  fc.assert(
    fc.property(anyBets, anyBet, caps, (bets, next, cap) => {
      const event = partsHere(bets).reduce(exposedTo, NOTHING);
      const [part] = partsHere([next]);
      if (!part) return;
      const allowed = event.liability > cap ? event.liability : cap;
      const isLeft = part.win - part.stake <= exposureLeft(event, part, cap);
      const within = exposedTo(event, part).liability <= allowed;
      if (isLeft) expect(within).toBe(true);
      if (next.type === 'single') expect(isLeft).toBe(within);
    }),
    { numRuns: 500 },
  );
});
