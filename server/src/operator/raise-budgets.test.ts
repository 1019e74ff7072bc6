import { minor } from '@touchline/domain/money';
import { aPlayer } from '@touchline/testkit/betting/rows';
import { aCampaign } from '@touchline/testkit/bonuses/a-campaign';
import { operatorServer, type OperatorServer } from '@touchline/testkit/operator/operator-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueDue } from '../bonus/issue-due';

let server: OperatorServer;
beforeAll(async () => {
  server = await operatorServer();
});
afterAll(() => server.close());

interface Campaign {
  id: number;
  issued: number;
  budget: { amount: number; currency: string; spent: number } | null;
}

/** Raises what a campaign may give in all. */
async function raise(id: number, amount: number, currency = 'EUR') {
  const path = `/campaigns/${id}/budget`;
  const { body, status } = await server.operate<Campaign>('PUT', path, { amount, currency });
  return { status, error: body.error, budget: body.data?.budget };
}

/** What the log has of a campaign's raised budgets, the earliest first. */
async function raisesOf(id: number) {
  const path = '/log?action=campaign_budget_raised&limit=100';
  const { body } = await server.operate<
    { details: { campaign_id: number; from: number; to: number; currency: string } }[]
  >('GET', path);
  const all = body.data.map(({ details }) => details).toReversed();
  return all.filter(({ campaign_id: of }) => of === id);
}

async function campaign(id: number): Promise<Campaign | undefined> {
  const { body } = await server.operate<Campaign[]>('GET', '/campaigns?limit=100');
  return body.data.find((each) => each.id === id);
}

let groups = 0;

/** A freebet of 5.00 for each of so many players, of a campaign with such a budget or none. */
async function forPlayers(players: number, amount: number | null): Promise<number> {
  groups += 1;
  const group = `group-${groups}`;
  for (let each = 0; each < players; each += 1) {
    const id = await aPlayer(server.book.pool);
    await server.book.pool.query(
      `update players set confirmed_at = now(), statuses = array[$2] where id = $1`,
      [id, group],
    );
  }
  const budget = amount === null ? null : { amount: minor(amount), currency: 'EUR' };
  const trigger = { key: 'group', group } as const;
  return (await aCampaign(server.book.db, { now: new Date(), trigger, budget })).id;
}

test('a budget that is raised gives those theirs who got nothing for want of it, and asked for twice is raised once', async () => {
  const id = await forPlayers(4, 1200);
  await issueDue(server.book.db, new Date());
  for (let each = 0; each < 2; each += 1) {
    expect(await raise(id, 1500)).toMatchObject({
      status: 200,
      budget: { amount: 1500, currency: 'EUR', spent: 1000 },
    });
  }
  const step = { campaign_id: id, from: 1200, to: 1500, currency: 'EUR' };
  expect(await raisesOf(id)).toEqual([step]);
  await issueDue(server.book.db, new Date());
  expect(await campaign(id)).toMatchObject({ issued: 3, budget: { amount: 1500, spent: 1500 } });
});

test('a budget is not lowered, not given to who had none, and not changed once the campaign has ended', async () => {
  const id = await forPlayers(2, 1000);
  await issueDue(server.book.db, new Date());
  const refused = { status: 409, error: { field: 'body.amount' } };
  expect(await raise(id, 999)).toMatchObject(refused);
  expect(await raise(id, 1)).toMatchObject(refused);
  expect(await raise(id, 0)).toMatchObject({ status: 400, error: { field: 'body.amount' } });
  const currency = { status: 409, error: { field: 'body.currency' } };
  expect(await raise(id, 5000, 'USD')).toMatchObject(currency);
  expect((await raise(await forPlayers(0, null), 5000)).status).toBe(409);
  expect((await raise(999_999, 5000)).status).toBe(404);
  await server.operate('POST', `/campaigns/${id}/end`);
  expect((await raise(id, 5000)).status).toBe(409);
  expect(await campaign(id)).toMatchObject({ budget: { amount: 1000, spent: 1000 } });
  expect(await raisesOf(id)).toEqual([]);
});

test('of many who raise a budget at once the highest stands, and each step up is one decision', async () => {
  const id = await forPlayers(0, 1000);
  const answers = await Promise.all([3000, 1500, 2000, 3000, 2500].map((to) => raise(id, to)));
  expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
  expect(await campaign(id)).toMatchObject({ budget: { amount: 3000 } });
  const steps = await raisesOf(id);
  expect(steps.map(({ from }) => from)).toEqual([1000, ...steps.slice(0, -1).map(({ to }) => to)]);
});
