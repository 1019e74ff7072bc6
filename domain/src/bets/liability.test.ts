import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money';
import { liabilityOf, type EventBet } from './liability';

const bet = (line: string, outcomeId: string, stake: number, win: number): EventBet => ({
  line,
  outcomeId,
  stake: minor(stake),
  win: minor(win),
});

test.each<[string, EventBet[], bigint]>([
  ['no bets, nothing to lose', [], 0n],
  ['one bet: what it wins above its stake', [bet('1', '1', 100, 250)], 150n],
  ['bets on one outcome add up', [bet('1', '1', 100, 250), bet('1', '1', 10, 50)], 190n],
  [
    'stakes on other outcomes of the line count against it',
    [bet('1', '1', 100, 250), bet('1', '2', 60, 90)],
    90n,
  ],
  ['the dearest outcome counts', [bet('1', '1', 100, 250), bet('1', '2', 60, 900)], 740n],
  [
    'a line that gains either way costs nothing: it may be cancelled',
    [bet('1', '1', 100, 150), bet('1', '2', 100, 150)],
    0n,
  ],
  [
    'lines add up, and one does not pay for the other',
    [bet('1', '1', 100, 250), bet('18', '1', 100, 150), bet('18', '2', 100, 150)],
    150n,
  ],
  ['a freebet has no stake of its own', [bet('1', '1', 0, 150)], 150n],
])('%s', (_rule, bets, expected) => {
  expect(liabilityOf(bets)).toBe(expected);
});

test('whatever wins, the house does not lose more', () => {
  const anyBet = fc.record({
    line: fc.constantFrom('0', '1', '2'),
    outcomeId: fc.constantFrom('1', '2', '3'),
    stake: fc.bigInt({ min: 0n, max: 1000n }).map(minor),
    win: fc.bigInt({ min: 0n, max: 5000n }).map(minor),
  });
  const anyWinner = fc.constantFrom('1', '2', '3', 'another', 'void');
  const anyBets = fc.array(anyBet, { maxLength: 12 });
  fc.assert(
    fc.property(anyBets, fc.tuple(anyWinner, anyWinner, anyWinner), (bets, winners) => {
      const lost = bets.map(({ line, outcomeId, stake, win }) => {
        const winner = winners[Number(line)];
        if (winner === 'void') return 0n;
        return (winner === outcomeId ? win : 0n) - stake;
      });
      const total = lost.reduce((all, each) => all + each, 0n);
      expect(total).toBeLessThanOrEqual(liabilityOf(bets));
    }),
  );
});
