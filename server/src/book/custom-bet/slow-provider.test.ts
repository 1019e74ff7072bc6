import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, aPlacement, aSelection, NOW, SITE } from '@touchline/testkit/betting/book-database';
import { createRefresher } from '../cash-out/refresh-offers';
import type { PriceTold } from './custom-bets';
import {
  aCustomPlacement,
  customBetServer,
  type CustomBetServer,
} from '@touchline/testkit/betting/custom-bet-server';

let server: CustomBetServer;
beforeAll(async () => {
  server = await customBetServer();
});
afterAll(() => server.close());

/** Has the provider leave every question open until the test ends it. */
function silence() {
  const waiting: ((told: PriceTold) => void)[] = [];
  server.provider.answer = () => new Promise((resolve) => waiting.push(resolve));
  return {
    waiting,
    end: () => {
      server.provider.answer = () => ({ ok: true, odds: 3200 });
      for (const answer of waiting) answer({ ok: true, odds: 3200 });
    },
  };
}

const singleOn = (match_id: number) => {
  const placement = aPlacement([aBet([aSelection({ match_id })])], { id: randomUUID() });
  return { ...placement, bets: [aBet([aSelection({ match_id })])] };
};

/** A match whose outcomes all have a chance and may be cashed out. */
async function aMatch(): Promise<number> {
  const matchId = await server.match();
  await server.pool.query(
    `update markets set cashout = 1, outcomes = (
       select jsonb_object_agg(key, value || '{"p": 0.6}') from jsonb_each(outcomes))
     where match_id = $1`,
    [matchId],
  );
  return matchId;
}

async function placed(playerId: number, placement: Parameters<typeof server.place>[1]) {
  const { status, data, error } = await server.place(playerId, placement);
  expect([status, error]).toEqual([200, undefined]);
  return Number(data?.[0]?.['id']);
}

test('a provider that never answers has its own bets wait: all others are placed, valued and cashed out', async () => {
  const [matchId, playerId, other] = [await aMatch(), await server.bettor(), await server.bettor()];
  const custom = await placed(playerId, aCustomPlacement(matchId));
  const single = await placed(other, singleOn(matchId));
  const { waiting, end } = silence();

  const asking = [
    ...Array.from({ length: 60 }, () => server.place(playerId, aCustomPlacement(matchId))),
    ...Array.from({ length: 60 }, () =>
      server.ask('POST', '/bets/cashout', {
        playerId,
        body: { bet_id: custom, to_cashout: 1, cashout_id: randomUUID() },
      }),
    ),
  ];
  await expect.poll(() => waiting.length, { timeout: 10_000 }).toBeGreaterThan(60);
  await placed(other, singleOn(matchId));
  const paid = await server.ask<{ data: object }>('POST', '/bets/cashout', {
    playerId: other,
    body: { bet_id: single, to_cashout: 1 },
  });
  expect(paid).toMatchObject({ status: 200, body: { data: { bet: { status: 'cashed_out' } } } });
  end();
  await Promise.all(asking);
});

test('what custom bets are worth is worked out apart, so that nobody else waits for it', async () => {
  const [matchId, playerId, other] = [await aMatch(), await server.bettor(), await server.bettor()];
  const custom = await placed(playerId, aCustomPlacement(matchId));
  const single = await placed(other, singleOn(matchId));
  let tell = (_chance: number) => {};
  const chance = new Promise<number>((resolve) => (tell = resolve));
  const deps = {
    db: server.book.db,
    clock: { now: () => NOW },
    site: SITE,
    jointChance: () => chance,
    log: { error: (details: object) => expect(details).toBeUndefined() },
  };
  const isValued = async (id: number) => {
    const { rows } = await server.pool.query('select to_cashout from bets where id = $1', [id]);
    return rows[0].to_cashout !== null;
  };
  const slow = createRefresher({ ...deps, lane: 'custom' }).round();
  await createRefresher({ ...deps, lane: 'others' }).round();
  expect([await isValued(single), await isValued(custom)]).toEqual([true, false]);
  tell(0.3);
  await slow;
  expect(await isValued(custom)).toBe(true);
});
