import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minor } from '../money';
import { GAME_APPS, type GameRules, ticketOf, winOf } from './game-rules';
import { oneOf } from './one-of';
import { RULES } from './rules-by-app';

/** What a choice gets back of one stake, over all tickets: counted, not estimated. */
function countedReturn(rules: GameRules, choice: string) {
  const results = Array.from({ length: rules.tickets }, (_, ticket) => rules.resultOf(ticket));
  const times = results.reduce((sum, result) => sum + BigInt(rules.pays(choice, result)), 0n);
  return { times, over: 1000n * BigInt(rules.tickets) };
}

describe.each(GAME_APPS)('%s', (app) => {
  const rules = RULES[app];
  const { tickets, choices, returnToPlayer } = rules;
  const results = Array.from({ length: tickets }, (_, ticket) => rules.resultOf(ticket));

  test('every choice gets back exactly what is promised, counted over all tickets', () => {
    expect(rules.app).toBe(app);
    for (const choice of choices) {
      const { times, over } = countedReturn(rules, choice);
      expect([choice, times * returnToPlayer.over]).toEqual([choice, over * returnToPlayer.times]);
    }
  });

  test('the house keeps something, and less than a tenth', () => {
    const { times, over } = returnToPlayer;
    expect(times < over && 10n * times > 9n * over).toBe(true);
  });

  test('each choice can win and can lose, and no two are the same', () => {
    expect(new Set(choices).size).toBe(choices.length);
    for (const choice of choices) {
      const paid = results.map((result) => rules.pays(choice, result));
      expect([choice, paid.some((each) => each > 1000), paid.includes(0)]).toEqual([
        choice,
        true,
        true,
      ]);
    }
  });

  test('what nobody offers pays nothing', () => {
    for (const result of results) expect(rules.pays('something else', result)).toBe(0);
  });
});

test.each([
  ['horse_racing', 383, '1', '1', 2500],
  ['horse_racing', 384, '2', '2', 4000],
  ['horse_racing', 999, '6', '6', 60_000],
  ['lottery', 0, '1,2,3', '1,2,3', 100_000],
  ['lottery', 0, '1,2,3', '2,3,12', 4000],
  ['lottery', 219, '10,11,12', '1,2,12', 0],
  ['lottery', 219, '10,11,12', '1,2,3', 0],
  ['premium_cricket', 0, 'dot', 'dot', 2400],
  ['premium_cricket', 999, 'double', 'double', 30_000],
  ['premium_cricket', 999, 'double', 'dot', 0],
  ['virtual_gaming_arena', 0, '1-1', 'draw', 5750],
  ['virtual_gaming_arena', 1, '1-2', 'blue', 2300],
  ['virtual_gaming_arena', 6, '2-1', 'red', 2300],
  ['virtual_gaming_arena', 6, '2-1', 'blue', 0],
] as const)(
  '%s: ticket %d is %s, and pays %s %d thousandths',
  (app, ticket, result, choice, paid) => {
    expect(RULES[app].resultOf(ticket)).toBe(result);
    expect(RULES[app].pays(choice, result)).toBe(paid);
  },
);

test.each([
  ['horse_racing', 1000],
  ['lottery', 220],
] as const)('%s: a ticket beyond the last is a bug', (app, ticket) => {
  expect(() => RULES[app].resultOf(ticket)).toThrow('no ticket');
});

test('a digest draws by what is left of it', () => {
  const digest = (...last: number[]) =>
    Uint8Array.from([...Array(32 - last.length).fill(0), ...last]);
  expect(ticketOf(digest(0), 1000)).toBe(0);
  expect(ticketOf(digest(3, 232), 1000)).toBe(0);
  expect(ticketOf(digest(3, 233), 1000)).toBe(1);
  expect(ticketOf(new Uint8Array(32).fill(255), 1000)).toBe(Number((2n ** 256n - 1n) % 1000n));
  expect(() => ticketOf(new Uint8Array(31), 1000)).toThrow('32 bytes');
});

test('every digest draws a ticket there is', () => {
  const digests = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(digests, fc.constantFrom(...GAME_APPS), (digest, app) => {
      const ticket = ticketOf(digest, RULES[app].tickets);
      expect(() => RULES[app].resultOf(ticket)).not.toThrow();
    }),
  );
});

test('a win is rounded down, once', () => {
  expect(winOf(minor(3), 2500)).toBe(7n);
  expect(winOf(minor(1), 2300)).toBe(2n);
  expect(winOf(minor(100), 0)).toBe(0n);
});

test('lots share the tickets in their order', () => {
  const lots = [
    { name: 'a', tickets: 1, pays: 1000 },
    { name: 'b', tickets: 2, pays: 1000 },
  ];
  const rules = oneOf('lottery', lots, { times: 1n, over: 2n });
  expect([0, 1, 2].map(rules.resultOf)).toEqual(['a', 'b', 'b']);
});
