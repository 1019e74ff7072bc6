import { freebetDebtOf, freebetOf, poolOf, promotions } from '@touchline/domain/ledger/accounts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boostBonus } from '../../bonus/boost';
import { endBonuses } from '../../bonus/end-bonuses';
import { issueEarned } from '../../bonus/issue-earned';
import { aBonus } from '@touchline/testkit/bonuses/a-campaign';
import { turnTournaments } from '../../bonus/turn-tournaments';
import type { OpenDatabase } from '../../db/connect';
import { run } from '../../db/statements';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { balancesNow } from '../../wallet/balance';
import { reconcile } from '../../wallet/reconcile';
import { reconcileBets } from '../bets/reconcile-bets';
import { NOW } from '@touchline/testkit/betting/book-database';
import {
  aBettableMatch,
  aLootboxOffer,
  anAmbOffer,
  aRichPlayer,
  aTournamentOffer,
  ended,
  farm,
} from '@touchline/testkit/bonuses/farming-book';

let book: OpenDatabase;
beforeAll(async () => {
  book = await migratedDatabase();
});
afterAll(() => book.close());

const KINDS = ['hunting', 'lootbox', 'tournament', 'amb'] as const;
type Kind = (typeof KINDS)[number];
const RESULTS = ['win_entire', 'lose_entire', 'refund_entire', null] as const;
const HOUR = 3_600_000;
/** When the tournament ends, how long its bets are waited for, and how long earned freebets live, in hours. */
const [ENDS, WAITS, LIVES] = [40, 5, 12];
const POOL = 10_000n;

const anyBet = fc.record({
  act: fc.constant('bet' as const),
  kind: fc.constantFrom(...KINDS),
  on: fc.nat(3),
});
const anyResult = fc.record({
  act: fc.constant('result' as const),
  on: fc.nat(3),
  result: fc.constantFrom(...RESULTS),
});
/** What the player does, what the feed says and what the clock does. */
const anyStep = fc.oneof(
  anyBet,
  anyBet,
  anyResult,
  anyResult,
  fc.record({ act: fc.constant('stake' as const), which: fc.nat(7), on: fc.nat(3) }),
  fc.record({ act: fc.constant('boost' as const), which: fc.nat(7) }),
  fc.record({ act: fc.constant('later' as const), hours: fc.integer({ min: 1, max: 41 }) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

/** Everything is earned, one freebet multiplied and one staked; only then the unexpected begins. */
const OPENING: readonly Step[] = [
  ...KINDS.flatMap((kind) => [0, 1].map((on) => ({ act: 'bet' as const, kind, on }))),
  { act: 'bet', kind: 'tournament', on: 2 },
  { act: 'result', on: 0, result: 'win_entire' },
  { act: 'result', on: 1, result: 'lose_entire' },
  { act: 'boost', which: 4 },
  { act: 'stake', which: 0, on: 3 },
  { act: 'stake', which: 4, on: 2 },
];

/** The tournament ends and is paid, whatever its bets wait for, and freebets expire. */
const ENDING: readonly Step[] = [
  { act: 'later', hours: 41 },
  { act: 'later', hours: 13 },
];

interface KnownBet {
  kind: Kind | 'freebet';
  on: number;
  amount: bigint;
  counts: boolean;
}

/** A player with a bonus of each kind, on four matches, with what a few additions say of them. */
async function aHistory() {
  const matches = [
    await aBettableMatch(book),
    await aBettableMatch(book),
    await aBettableMatch(book),
    await aBettableMatch(book),
  ];
  const playerId = await aRichPlayer(book);
  const prize = { prizeLivesHours: LIVES };
  const lootbox = aLootboxOffer({ ...prize, pointsNeeded: 2000 });
  const hunting = {
    ...lootbox,
    type: 'hunting' as const,
    prize: { EUR: [500] },
    mostPrizes: null,
  };
  const tournament = aTournamentOffer({ ...prize, prizeAs: 'freebet', waitHours: WAITS });
  const give = async (given: Omit<Parameters<typeof aBonus>[2], 'now'>) =>
    (await aBonus(book.db, playerId, { now: NOW, lives_hours: null, ...given })).id;
  const ends_at = new Date(NOW.getTime() + ENDS * HOUR);
  const ids: Record<Kind, number> = {
    hunting: await give({ offer: hunting }),
    lootbox: await give({ offer: lootbox }),
    tournament: await give({ offer: tournament, ends_at }),
    amb: await give({ offer: anAmbOffer(prize) }),
  };
  const { rows } = await book.pool.query<{ campaign_id: number }>(
    'select campaign_id from bonuses where id = $1',
    [ids.tournament],
  );
  return {
    playerId,
    matches,
    ids,
    tournamentId: rows[0]?.campaign_id ?? 0,
    results: new Map<number, string | null>(),
    now: NOW.getTime(),
    bets: [] as KnownBet[],
    given: { hunting: 0, lootbox: 0, amb: 0 },
    pool: POOL,
    issued: 0n,
    boosted: 0n,
    expired: 0n,
  };
}

type History = Awaited<ReturnType<typeof aHistory>>;

interface Freebet {
  id: number;
  amount: bigint;
  valid_to: Date;
}

const freebetsOf = async ({ playerId }: History): Promise<Freebet[]> => {
  const { rows } = await book.pool.query<Freebet>(
    `select id, amount, valid_to from bonuses where player_id = $1 and type = 'freebet' order by id`,
    [playerId],
  );
  return rows;
};
const balance = async (account: ReturnType<typeof promotions>) =>
  (await run(book.db, balancesNow([account]))).get(account) ?? 0n;

const isPlayed = (result: string | null | undefined) =>
  result === 'win_entire' || result === 'lose_entire';
const played = ({ bets, results }: History, which: (bet: KnownBet) => boolean) =>
  bets.filter((bet) => which(bet) && isPlayed(results.get(bet.on))).length;
const pointsOf = (history: History, kind: Kind) =>
  1000 * played(history, (bet) => bet.kind === kind);

async function bet(history: History, kind: Kind, on: number): Promise<void> {
  const { ids, playerId, matches, given } = history;
  const farmer = { playerId, id: ids[kind], type: kind };
  const now = new Date(history.now);
  const isOpen = !history.results.get(on);
  const isOver =
    (kind === 'lootbox' && given.lootbox > 0) ||
    (kind === 'tournament' && history.now >= NOW.getTime() + ENDS * HOUR);
  expect(await farm(book, farmer, matches[on] ?? 0, { now })).toBe(isOpen && !isOver);
  if (!isOpen || isOver) return;
  history.bets.push({ kind, on, amount: 0n, counts: given.amb < 2 });
}

async function stake(history: History, which: number, on: number): Promise<void> {
  const freebets = await freebetsOf(history);
  const freebet = freebets[which % Math.max(1, freebets.length)];
  if (!freebet) return;
  const { id, amount } = freebet;
  const farmer = { playerId: history.playerId, id, type: 'freebet' as const };
  const placed = { stake: Number(amount), now: new Date(history.now) };
  if (!(await farm(book, farmer, history.matches[on] ?? 0, placed))) return;
  history.bets.push({ kind: 'freebet', on, amount, counts: false });
}

async function boost(history: History, which: number): Promise<void> {
  const freebets = await freebetsOf(history);
  const freebet = freebets[which % Math.max(1, freebets.length)];
  if (!freebet) return;
  const { playerId, now } = history;
  const result = await boostBonus(book.db, { playerId, id: freebet.id, now: new Date(now) });
  if (result.ok) history.boosted += (result.value.amount ?? 0n) - freebet.amount;
}

/** What is on freebets whose time is over goes back; a tournament that is over pays its one place. */
async function wait(history: History, hours: number): Promise<void> {
  history.now += hours * HOUR;
  const now = new Date(history.now);
  for (const { id, valid_to: end } of await freebetsOf(history)) {
    if (end <= now) history.expired += await balance(freebetOf(history.playerId, id, 'EUR'));
  }
  while (await endBonuses(book.db, now));
  await turnTournaments(book.db, now);
  const over = history.now - (NOW.getTime() + ENDS * HOUR);
  const isOpen = history.bets.some(
    ({ kind, on }) => kind === 'tournament' && !history.results.get(on),
  );
  if (history.pool === 0n || over < 60_000 || (isOpen && over < WAITS * HOUR)) return;
  history.pool = 0n;
  if (pointsOf(history, 'tournament') > 0) history.issued += POOL;
}

async function take(history: History, step: Step): Promise<void> {
  if (step.act === 'bet') await bet(history, step.kind, step.on);
  else if (step.act === 'stake') await stake(history, step.which, step.on);
  else if (step.act === 'boost') await boost(history, step.which);
  else if (step.act === 'later') await wait(history, step.hours);
  else {
    history.results.set(step.on, step.result);
    await ended(book, history.matches[step.on] ?? 0, step.result, new Date(history.now));
  }
  await issueEarned(book.db, new Date(history.now));
  expectIssued(history);
}

/** Prizes that points and bets have earned for the first time. */
function expectIssued(history: History): void {
  const { given } = history;
  const hunted = Math.floor(pointsOf(history, 'hunting') / 2000);
  for (; given.hunting < hunted; given.hunting += 1) history.issued += 500n;
  if (given.lootbox === 0 && pointsOf(history, 'lootbox') >= 2000) {
    given.lootbox = 1;
    history.issued += 600n;
  }
  const counted = played(history, ({ counts }) => counts);
  for (; given.amb < 2 && counted >= 2 * (given.amb + 1); given.amb += 1) {
    history.issued += given.amb === 0 ? 100n : 400n;
  }
}

async function expectBooks(history: History, budgetBefore: bigint): Promise<void> {
  const { playerId, ids, tournamentId, issued, boosted, expired, pool } = history;
  const accounts = (await freebetsOf(history)).flatMap(({ id }) => [
    freebetOf(playerId, id, 'EUR'),
    freebetDebtOf(playerId, id, 'EUR'),
  ]);
  const balances = await run(book.db, balancesNow(accounts));
  const held = accounts.reduce((all, account) => all + (balances.get(account) ?? 0n), 0n);
  const spent = history.bets
    .filter(({ kind, on }) => kind === 'freebet' && history.results.get(on) !== 'refund_entire')
    .reduce((all, { amount }) => all + amount, 0n);
  expect(held).toBe(issued + boosted - spent - expired);
  expect(await balance(poolOf(`tournament-${tournamentId}`, 'EUR'))).toBe(pool);
  const budget = (await balance(promotions('EUR'))) - budgetBefore;
  expect(budget).toBe(expired - issued - boosted - pool);
  const { rows } = await book.pool.query<{ id: number; points: bigint }>(
    'select id, points from bonuses where id = any($1)',
    [Object.values(ids)],
  );
  const points = new Map(rows.map((row) => [row.id, Number(row.points)]));
  for (const kind of KINDS.slice(0, 3)) {
    expect(points.get(ids[kind])).toBe(pointsOf(history, kind));
  }
}

test('at every step of any history bonuses hold what was issued, less what is spent and expired, and points are those of what was played', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 16 }), async (steps) => {
      // What an earlier history has left ends with it.
      const end = new Date(NOW.getTime() + 1e10);
      await turnTournaments(book.db, end);
      await issueEarned(book.db, NOW);
      while (await endBonuses(book.db, end));
      const before = await balance(promotions('EUR'));
      const history = await aHistory();
      for (const step of [...OPENING, ...steps, ...ENDING]) {
        await take(history, step);
        await expectBooks(history, before);
      }
      expect([history.pool, history.boosted > 0n]).toEqual([0n, true]);
      expect(await reconcile(book.db)).toEqual([]);
      expect(await reconcileBets(book.db)).toEqual([]);
    }),
    { numRuns: 12, unbiased: true },
  );
}, 240_000);
