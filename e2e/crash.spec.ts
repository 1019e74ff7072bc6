import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { type Minor, sum } from '@touchline/domain/money';
import { standingOf } from '@touchline/domain/settlement/settle-bet';
import { serverProcess, type ServerProcess } from '@touchline/testkit/server-process';
import { Visitor } from '@touchline/testkit/visitor';
import type { Bet, PlacementSent } from '@touchline/wire/bets';
import { listBets, placeBets } from '@touchline/wire/calls/bets';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { listAccounts } from '@touchline/wire/calls/platform';
import type { Match } from '@touchline/wire/catalogue';
import { feedIsUp } from './feed-is-up';
import { payIn } from './pay-in';
import { becomePlayer } from './sign-up';
import { openDatabase } from '../server/src/db/connect';
import { type Difference, reconcile } from '../server/src/wallet/reconcile';
import { test } from './usual-server';

/** A match is over within forty seconds, and the next ones kick off five seconds after it. */
const SPEED = 180;
/** So late a match is still open to bets when the placement arrives. */
const HEAD_START_MS = 8000;
const SETTLED_WITHIN_MS = 120_000;

let server: ServerProcess;
let player: Visitor;

test.beforeAll(async () => {
  const env = {
    FEED_SPEED: String(SPEED),
    FEED_SEED: '7041',
    FEED_SPORTS: 'soccer',
    FEED_DAYS: '3',
  };
  server = await serverProcess(env, { hasOwnDatabase: true });
  player = new Visitor(server);
});
test.afterAll(() => server.remove());

test('a bet survives a power cut and still settles', async () => {
  await becomePlayer(server, player, 'kim@example.org');
  await payIn(server, player, 10_000);
  await feedIsUp(player);
  const placements = placementsOn(await nextMatches());
  const placed = await placeAll(placements);
  expect(await balance()).toBe(9000n);

  await server.cutPower();
  await server.start();
  const { data: kept } = await player.call(listBets);
  expect(kept.map(facts)).toEqual(placed.map(facts).toReversed());
  expect(await balance()).toBe(9000n);
  expect(await differences()).toEqual([]);
  const again = await placeAll(placements);
  expect(again.map(facts)).toEqual(placed.map(facts));
  expect(await balance()).toBe(9000n);

  // The first match is over and the second is not: singles are paid, and the combo waits for its other leg.
  const halfway = await until((bets) => bets.some(isSettled));
  expect(halfway.every(isOver)).toBe(false);
  await server.kill();
  await server.start();
  const settled = await until((bets) => bets.every(isOver));
  for (const bet of settled) {
    const type = bet.selections.length === 1 ? 'single' : 'combo';
    const terms = { kind: { type }, stake: bet.stake.value, bonus: null, systemCap: null } as const;
    const { due, result } = standingOf(terms, bet.selections);
    expect(bet).toMatchObject({ status: 'done', result, win_amount: { value: due.payout } });
  }
  const payouts = sum(settled.map((bet) => bet.win_amount.value));
  expect(payouts).toBeGreaterThan(0n);
  expect(await balance()).toBe(9000n + payouts);
  expect(await differences()).toEqual([]);
});

/** The next match to kick off, and one that ends later. */
async function nextMatches(): Promise<readonly [Match, Match]> {
  const { data: matches } = await player.call(listMatches, {
    query: { match_status: 'prematch', sort_by: 'start_time:asc', limit: '50' },
  });
  const open = matches.filter(
    (match) =>
      match.main_market?.outcomes.every(({ odds }) => odds !== null) &&
      Date.parse(match.start_time) > Date.now() + HEAD_START_MS,
  );
  const [first] = open;
  const second = open.find((match) => first && match.start_time > first.start_time);
  if (!first || !second) throw new Error('nothing is about to kick off');
  return [first, second];
}

/**
 * 10.00 in all: a combo on both favourites, and a single on each outcome of the first match, one of which has to win.
 */
function placementsOn([first, second]: readonly [Match, Match]): PlacementSent[] {
  const combo = [favouriteOf(first), favouriteOf(second)];
  const singles = selectionsOf(first).map((selection) => ({
    type: 'single' as const,
    stake: { value: 100, currency: 'EUR' },
    selections: [selection],
  }));
  return [
    placementOf([{ type: 'combo', stake: { value: 700, currency: 'EUR' }, selections: combo }]),
    placementOf(singles),
  ];
}

function placementOf(bets: PlacementSent['bets']): PlacementSent {
  const { type = 'single' } = bets[0] ?? {};
  return {
    meta: { placement_id: randomUUID(), device_id: 'crash', quick: false, type },
    auto_accept_odds_change: 'any',
    bets,
  };
}

/** Places one after the other; the bets of all, in the order they were taken. */
async function placeAll(placements: readonly PlacementSent[]): Promise<Bet[]> {
  const bets: Bet[] = [];
  for (const body of placements) bets.push(...(await player.call(placeBets, { body })).data);
  return bets;
}

type SelectionSent = PlacementSent['bets'][number]['selections'][number];

/** Each outcome of the main market, as the slip would send it. */
function selectionsOf({ id, main_market: market }: Match): SelectionSent[] {
  return (market?.outcomes ?? []).map((outcome) => ({
    match_id: id,
    market_id: market!.id,
    specifier: market!.specifier,
    outcome_id: outcome.id,
    odds: outcome.odds!,
  }));
}

function favouriteOf(match: Match): SelectionSent {
  const [favourite] = selectionsOf(match).sort((one, other) => one.odds - other.odds);
  return favourite!;
}

/** What of a bet was agreed on, and never changes. */
function facts({ id, ref, type, stake, odds, selections, created_at }: Bet) {
  const legs = selections.map(({ match, market, specifier, outcome, odds }) => ({
    leg: [match.id, market.id, specifier, outcome.id],
    odds,
  }));
  return { id, ref, type, stake, odds, legs, created_at };
}

const isSettled = ({ status }: Bet) => status === 'done';
const isOver = (bet: Bet) =>
  isSettled(bet) && bet.selections.every(({ result }) => result !== 'no_results');

/** My bets, as soon as they are so. */
async function until(isSo: (bets: readonly Bet[]) => boolean): Promise<Bet[]> {
  let bets: Bet[] = [];
  const look = async () => {
    ({ data: bets } = await player.call(listBets));
    return isSo(bets);
  };
  await expect.poll(look, { timeout: SETTLED_WITHIN_MS, intervals: [100] }).toBe(true);
  return bets;
}

async function balance(): Promise<Minor | undefined> {
  const { data: accounts } = await player.call(listAccounts);
  return accounts.find(({ currency }) => currency === 'EUR')?.balance;
}

/** Where the ledger does not agree with itself. */
async function differences(): Promise<Difference[]> {
  const log = () => {};
  const database = await openDatabase({ databaseUrl: server.databaseUrl(), dir: '', log });
  try {
    const transaction = database.db.transaction().setIsolationLevel('repeatable read');
    return await transaction.execute(reconcile);
  } finally {
    await database.close();
  }
}
