import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { sum } from '@touchline/domain/money';
import { aLine, aMatch, aProducer, settleLine } from '@touchline/testkit/betting/rows';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import type { Bet, PlacementSent } from '@touchline/wire/bets';
import { listBets, placeBets } from '@touchline/wire/calls/bets';
import { listAccounts } from '@touchline/wire/calls/platform';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { becomePlayer } from '@touchline/testkit/journeys/sign-up';
import { openDatabase, type OpenDatabase } from '../server/src/db/connect';
import { reconcile } from '../server/src/wallet/reconcile';
import { test } from '@touchline/testkit/journeys/usual-server';

/** More of them find more: `KILLS=100`. */
const ROUNDS = Number(process.env['KILLS'] ?? 6);
const PLAYERS = 6;
/** Of each player at the same time. */
const AT_ONCE = 3;
const PAID_IN = 500_000n;
/** The server is killed somewhere in this time after the load begins. */
const WITHIN_MS = 1000;
/** In so many of the rounds the server has taken bets before it was killed; the first take longest after a start. */
const BUSY_ROUNDS = Math.floor(ROUNDS / 2);
const SETTLED_WITHIN_MS = 30_000;
const DATABASE_ROUNDS = 3;
const WELL_WITHIN_MS = 20_000;

let server: ServerProcess;

test.beforeAll(async () => {
  server = await serverProcess({ FEED: 'none' }, { hasOwnDatabase: true });
});
test.afterAll(() => server.remove());

/** Somebody who bets. */
interface Bettor {
  visitor: Visitor;
  /** Placements that were sent and not answered. */
  unanswered: PlacementSent[];
  /** Bets that the server has acknowledged. */
  taken: Bet[];
}

test('whenever the process is killed, acknowledged bets are there once, and money agrees with what is there', async () => {
  test.setTimeout(900_000);
  const bettors = await Promise.all(Array.from({ length: PLAYERS }, (_, at) => bettor(at)));
  let busyRounds = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = takenBy(bettors);
    const matches = await inDatabase(offers);
    const load = bettors.map((each) => betOn(each, matches));
    await pause(Math.random() * WITHIN_MS);
    // Some bets are settled and paid while it dies.
    await inDatabase(({ pool }) => settleLine(pool, { matchId: matches[0] ?? 0 }, RESULTS));
    await pause(Math.random() * 50);
    await (round % 2 === 0 ? server.kill() : server.cutPower());
    await Promise.all(load);
    if (takenBy(bettors) > before) busyRounds += 1;
    await server.start();
    await Promise.all(bettors.map(checkBets));
    expect(await inDatabase(differences)).toEqual([]);
  }
  expect(busyRounds).toBeGreaterThanOrEqual(BUSY_ROUNDS);
  for (const each of bettors) await settled(each);
});

test('whenever its database is killed, the server starts it again: acknowledged bets are there once, and all is well within seconds', async () => {
  test.setTimeout(300_000);
  const bettors = await Promise.all(
    Array.from({ length: PLAYERS }, (_, at) => bettor(PLAYERS + at)),
  );
  for (let round = 0; round < DATABASE_ROUNDS; round += 1) {
    const before = takenBy(bettors);
    const matches = await inDatabase(offers);
    const load = bettors.map((each) => betOn(each, matches));
    await expect.poll(() => takenBy(bettors)).toBeGreaterThan(before);
    await inDatabase(({ pool }) => settleLine(pool, { matchId: matches[0] ?? 0 }, RESULTS));
    server.killDatabase();
    await Promise.all(load);
    const killedAt = performance.now();
    await expect.poll(isReady, { timeout: WELL_WITHIN_MS, intervals: [100] }).toBe(true);
    // The settlement that was begun goes on by itself.
    await Promise.all(bettors.map(checkBets));
    expect(performance.now() - killedAt).toBeLessThan(WELL_WITHIN_MS + SETTLED_WITHIN_MS);
    expect(await inDatabase(differences)).toEqual([]);
  }
  for (const each of bettors) await settled(each);
});

async function isReady(): Promise<boolean> {
  const answer = await fetch(`${server.sportsbook}/readyz`).catch(() => null);
  return answer?.ok === true;
}

const RESULTS = { 1: 'win_entire', 2: 'lose_entire', 3: 'lose_entire' };

async function bettor(at: number): Promise<Bettor> {
  const visitor = new Visitor(server);
  await becomePlayer(server, visitor, `bettor-${at}@example.org`);
  await payIn(server, visitor, Number(PAID_IN));
  return { visitor, unanswered: [], taken: [] };
}

function takenBy(bettors: readonly Bettor[]): number {
  return bettors.reduce((count, { taken }) => count + taken.length, 0);
}

/** Two new matches that take bets, of a producer that nobody has vouched for since the server came up. */
async function offers({ pool }: OpenDatabase): Promise<number[]> {
  await aProducer(pool, 1, 'active');
  const matches = [await aMatch(pool), await aMatch(pool)];
  for (const matchId of matches) await aLine(pool, { matchId });
  return matches;
}

/** Places one bet after the other, several at once, until the server is gone. */
async function betOn(bettor: Bettor, matches: readonly number[]): Promise<void> {
  const one = async () => {
    for (;;) {
      const placement = placementOn(matches);
      const isAnswered = await place(bettor, placement).catch(() => false);
      if (isAnswered) continue;
      bettor.unanswered.push(placement);
      return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Whether the server answered. A line that was settled meanwhile takes no bets; nothing else is refused. */
async function place({ visitor, taken }: Bettor, body: PlacementSent): Promise<boolean> {
  const answer = await visitor.send(placeBets, { body });
  const text = await answer.text();
  // What became of it is not known, as when no answer comes.
  if (answer.status === 503) return false;
  if (answer.status === 200) taken.push(...placeBets.reply.parse(JSON.parse(text)).data);
  else expect([answer.status, text]).toEqual([422, expect.stringContaining('bets_refused')]);
  return true;
}

/** A single on each match, or a combo of both. */
function placementOn(matches: readonly number[]): PlacementSent {
  const selections = matches.map((id) => ({
    match_id: id,
    market_id: 1,
    specifier: '',
    outcome_id: '1',
    odds: 2000,
  }));
  const stake = { value: 100, currency: 'EUR' };
  const isCombo = Math.random() < 0.5;
  const bets: PlacementSent['bets'] = isCombo
    ? [{ type: 'combo', stake, selections }]
    : selections.map((selection) => ({ type: 'single', stake, selections: [selection] }));
  const type = isCombo ? 'combo' : 'single';
  return {
    meta: { placement_id: randomUUID(), device_id: 'kill', quick: false, type },
    auto_accept_odds_change: 'none',
    bets,
  };
}

/**
 * What was not answered is sent again, as a slip does: either it was taken before, or it is now, or it never was. Then
 * all that is there has been acknowledged, once, and what is on the account is what was paid in less all of that.
 */
async function checkBets(bettor: Bettor): Promise<void> {
  for (const placement of bettor.unanswered.splice(0)) await place(bettor, placement);
  const ids = (bets: readonly Bet[]) => bets.map(({ id }) => id).sort((one, other) => one - other);
  expect(ids(await allBets(bettor.visitor))).toEqual(ids(bettor.taken));
  await expect.poll(() => missing(bettor), { timeout: SETTLED_WITHIN_MS }).toBe(0n);
}

/** What is on the account beyond what should be; bets that are settled between two looks are looked at again. */
async function missing({ visitor }: Bettor): Promise<bigint> {
  const bets = await allBets(visitor);
  const staked = sum(bets.map(({ stake }) => stake.value));
  const over = bets.filter(({ status }) => status === 'done');
  const paid = sum(over.map((bet) => bet.win_amount.value));
  return (await balance(visitor)) - (PAID_IN - staked + paid);
}

async function allBets(visitor: Visitor): Promise<Bet[]> {
  const bets: Bet[] = [];
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await visitor.call(listBets, {
      query: { page: String(page), limit: '500' },
    });
    bets.push(...data);
    if (page >= pagination.last_page) return bets;
  }
}

async function settled({ visitor }: Bettor): Promise<void> {
  // Singles on the first match of each round are decided.
  await expect
    .poll(async () => (await allBets(visitor)).some(({ status }) => status === 'done'), {
      timeout: SETTLED_WITHIN_MS,
    })
    .toBe(true);
}

async function balance(visitor: Visitor): Promise<bigint> {
  const { data: accounts } = await visitor.call(listAccounts);
  return accounts.find(({ currency }) => currency === 'EUR')?.balance ?? 0n;
}

function differences({ db }: OpenDatabase) {
  return db.transaction().setIsolationLevel('repeatable read').execute(reconcile);
}

async function inDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase({
    databaseUrl: server.databaseUrl(),
    dir: '',
    log: () => {},
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
