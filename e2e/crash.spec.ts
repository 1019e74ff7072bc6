import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Minor } from '@touchline/domain/money';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import type { Visitor } from '@touchline/testkit/world/visitor';
import { World, type WorldMatch } from '@touchline/testkit/world/world';
import type { Bet, PlacementSent } from '@touchline/wire/bets';
import { listBets, placeBets } from '@touchline/wire/calls/bets';
import { listAccounts } from '@touchline/wire/calls/platform';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { becomePlayer } from '@touchline/testkit/journeys/sign-up';
import { openDatabase } from '../server/src/db/connect';
import { type Difference, reconcile } from '../server/src/wallet/reconcile';
import { test } from '@touchline/testkit/journeys/usual-server';

let world: World;
let server: ServerProcess;
let player: Visitor;

test.beforeAll(async () => {
  world = await World.open({ hasOwnDatabase: true });
  ({ server, visitor: player } = world);
});
test.afterAll(() => world.close());

test('a bet survives a power cut and still settles', async () => {
  await becomePlayer(server, player, 'kim@example.org');
  await payIn(server, player, 10_000);
  const [first, second] = [await world.match(), await world.match()];
  const placements = placementsOn(first, second);
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
  await world.caughtUp();
  await homeWins(first);
  await until((bets) => bets.filter(isSettled).length === 3);
  expect(await balance()).toBe(9210n);
  await server.kill();
  await server.start();
  await world.caughtUp();
  await homeWins(second);
  await until((bets) => bets.every(isSettled));
  // A single of 1.00 at 2.10, and 7.00 at 2.10 × 2.10.
  expect(await balance()).toBe(9000n + 210n + 3087n);
  expect(await differences()).toEqual([]);
});

async function homeWins(match: WorldMatch): Promise<void> {
  await match.kickOff();
  await match.end(2, 1);
  await match.settle();
}

/** 10.00 in all: a combo on both home sides, and a single on each outcome of the first match. */
function placementsOn(first: WorldMatch, second: WorldMatch): PlacementSent[] {
  const combo = [on(first, '1', 2100), on(second, '1', 2100)];
  const singles = [on(first, '1', 2100), on(first, '2', 3400), on(first, '3', 3300)].map(
    (selection) => ({
      type: 'single' as const,
      stake: { value: 100, currency: 'EUR' },
      selections: [selection],
    }),
  );
  return [
    placementOf([{ type: 'combo', stake: { value: 700, currency: 'EUR' }, selections: combo }]),
    placementOf(singles),
  ];
}

const on = ({ id }: WorldMatch, outcome: string, odds: number) => ({
  match_id: id,
  market_id: 1,
  specifier: '',
  outcome_id: outcome,
  odds,
});

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

/** What of a bet was agreed on, and never changes. */
function facts({ id, ref, type, stake, odds, selections, created_at }: Bet) {
  const legs = selections.map(({ match, market, specifier, outcome, odds }) => ({
    leg: [match.id, market.id, specifier, outcome.id],
    odds,
  }));
  return { id, ref, type, stake, odds, legs, created_at };
}

const isSettled = ({ status }: Bet) => status === 'done';

/** My bets, as soon as they are so. */
async function until(isSo: (bets: readonly Bet[]) => boolean): Promise<Bet[]> {
  let bets: Bet[] = [];
  const look = async () => {
    ({ data: bets } = await player.call(listBets));
    return isSo(bets);
  };
  await expect.poll(look, { intervals: [100] }).toBe(true);
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
