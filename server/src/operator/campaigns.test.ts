import { aPlayer } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endBonuses } from '../bonus/end-bonuses';
import { issueDue } from '../bonus/issue-due';
import type { TellIssued } from '../bonus/issue';
import { operatorServer, type OperatorServer } from '@touchline/testkit/operator/operator-server';

let server: OperatorServer;
beforeAll(async () => {
  server = await operatorServer();
});
afterAll(() => server.close());

interface Campaign {
  id: number;
  status: string;
  issued: number;
}
interface Created {
  dry_run: boolean;
  campaign: Campaign | null;
  touches: { players: number; money: { currency: string; players: number; amount: number }[] };
}

const A_FREEBET = {
  offer: { kind: 'freebet', type: 'freebet', amounts: { EUR: 500 } },
  trigger: { key: 'once' },
  texts: { en: { name: 'A gift', terms: 'Once.' } },
};
const create = (body: object) =>
  server.operate<Created>('POST', '/campaigns', { ...A_FREEBET, ...body });

async function aPlayerOf(group: string): Promise<number> {
  const id = await aPlayer(server.book.pool);
  await server.book.pool.query(
    `update players set confirmed_at = now(), statuses = array[$2] where id = $1`,
    [id, group],
  );
  return id;
}
const groupOf = (group: string) => ({ trigger: { key: 'group', group } });
const bonusesOf = async (playerId: number) => {
  const { rows } = await server.book.pool.query<{ status: string; amount: bigint }>(
    'select status, amount from bonuses where player_id = $1',
    [playerId],
  );
  return rows;
};
const later = (hours = 1) => new Date(Date.now() + hours * 3_600_000);

test.each([
  [
    'an amount below one',
    { offer: { kind: 'freebet', type: 'freebet', amounts: { EUR: 0 } } },
    'body.offer.amounts.EUR',
  ],
  ['no amount', { offer: { kind: 'freebet', type: 'freebet', amounts: {} } }, 'body.offer.amounts'],
  ['no English words', { texts: { de: { name: 'Geschenk', terms: 'Einmal.' } } }, 'body.texts.en'],
  [
    'an end before its beginning',
    { starts_at: '2026-05-01T00:00:00Z', ends_at: '2026-04-01T00:00:00Z' },
    'body.ends_at',
  ],
  ['odds that nothing meets', { terms: { min_odds: 3000, max_odds: 2000 } }, 'body.terms.max_odds'],
  ['a group without a name', { trigger: { key: 'group', group: '' } }, 'body.trigger.group'],
  [
    'ranges that overlap',
    {
      offer: {
        kind: 'comboboost',
        min_odds: 1200,
        ranges: [
          { min_count: 2, max_count: 4, bonus_odds: 1100 },
          { min_count: 4, max_count: null, bonus_odds: 1200 },
        ],
      },
    },
    'body.offer.ranges',
  ],
  [
    'a picture that is not fetched safely',
    { banners: { desktop: 'http://pictures.example/gift.png', mobile: null } },
    'body.banners.desktop',
  ],
  ['a word that it does not know', { trigger: { key: 'once' }, colour: 'green' }, 'body.colour'],
])('a campaign with %s is refused by the name of its field', async (_title, body, field) => {
  const answer = await create(body);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_request', field } } });
});

test('a dry run says how many players and how much money it would touch, and does nothing', async () => {
  const players = [await aPlayerOf('silver'), await aPlayerOf('silver')];
  const answer = await create({ ...groupOf('silver'), dry_run: true });
  expect(answer.body.data).toEqual({
    dry_run: true,
    campaign: null,
    touches: {
      cheapest_bet: null,
      players: 2,
      money: [{ currency: 'EUR', players: 2, amount: 1000, prizes: 0 }],
      pool: null,
    },
  });
  await issueDue(server.book.db, later());
  expect(await bonusesOf(players[0] ?? 0)).toEqual([]);
});

test('a campaign issues to each player it is for once, whenever it is looked at', async () => {
  const [inside, outside] = [await aPlayerOf('gold'), await aPlayerOf('iron')];
  await create(groupOf('gold'));
  await issueDue(server.book.db, later());
  await issueDue(server.book.db, later());
  expect(await bonusesOf(inside)).toEqual([{ status: 'active', amount: 500n }]);
  expect(await bonusesOf(outside)).toEqual([]);
});

test('a campaign that goes wrong holds up no other, and issues once it can', async () => {
  const [waits, has] = [await aPlayerOf('first'), await aPlayerOf('second')];
  const broken = await create(groupOf('first'));
  await create(groupOf('second'));
  const tell: TellIssued = async (_tx, bonuses) => {
    if (bonuses.some(({ campaign_id: id }) => id === broken.body.data.campaign?.id))
      throw new Error('no room');
  };
  const issued = async () => [(await bonusesOf(waits)).length, (await bonusesOf(has)).length];
  await expect(issueDue(server.book.db, later(), tell)).rejects.toThrow('did not issue');
  expect(await issued()).toEqual([0, 1]);
  await issueDue(server.book.db, later());
  expect(await issued()).toEqual([1, 1]);
});

test('who has taken a break from play is tempted with nothing', async () => {
  const playerId = await aPlayerOf('resting');
  await server.book.pool.query(
    `insert into player_limits (id, player_id, type, status, asked_at)
     values (gen_random_uuid(), $1, 'selfexclusion', 'active', now())`,
    [playerId],
  );
  await create(groupOf('resting'));
  await issueDue(server.book.db, later());
  expect(await bonusesOf(playerId)).toEqual([]);
});

test('birthdays bring a bonus each year', async () => {
  const playerId = await aPlayerOf('born');
  await server.book.pool.query(`update players set birth_date = '1990-02-03' where id = $1`, [
    playerId,
  ]);
  await create({ trigger: { key: 'birthday' }, lives_hours: 24 });
  for (const at of ['2031-02-02', '2031-02-03', '2031-02-03', '2032-02-03']) {
    await issueDue(server.book.db, new Date(`${at}T12:00:00Z`));
  }
  expect(await bonusesOf(playerId)).toHaveLength(2);
});

test('a paused campaign issues nothing, and goes on when it is resumed', async () => {
  const playerId = await aPlayerOf('waiting');
  const { body } = await create(groupOf('waiting'));
  const id = body.data.campaign?.id ?? 0;
  const change = async (how: string) =>
    (await server.operate<Campaign>('POST', `/campaigns/${id}/${how}`, {})).status;
  expect(await change('pause')).toBe(200);
  await issueDue(server.book.db, later());
  expect(await bonusesOf(playerId)).toEqual([]);
  expect(await change('pause')).toBe(409);
  expect(await change('resume')).toBe(200);
  await issueDue(server.book.db, later());
  expect(await bonusesOf(playerId)).toHaveLength(1);
});

test('a campaign that ends may take back what was not used, and every decision is logged', async () => {
  const playerId = await aPlayerOf('ending');
  const { body } = await create(groupOf('ending'));
  const id = body.data.campaign?.id ?? 0;
  await issueDue(server.book.db, later());
  const ended = await server.operate<Campaign>('POST', `/campaigns/${id}/end`, { take_back: true });
  expect(ended.body.data).toMatchObject({ id, status: 'ended', issued: 1 });
  await endBonuses(server.book.db, later());
  expect(await bonusesOf(playerId)).toEqual([{ status: 'deactivated', amount: 500n }]);
  const { rows } = await server.book.pool.query<{ balance: bigint }>(
    `select balance from ledger_accounts where id like 'freebet:' || $1::text || ':%'`,
    [playerId],
  );
  expect(rows).toEqual([{ balance: 0n }]);
  const { rows: log } = await server.book.pool.query<{ action: string }>(
    `select action from operator_log where (details ->> 'campaign_id')::integer = $1 order by id`,
    [id],
  );
  expect(log.map(({ action }) => action)).toEqual(['campaign_created', 'campaign_ended']);
});

test('a code is one campaign’s while that has not ended', async () => {
  const trigger = { key: 'code', code: 'SUMMER' };
  const first = await create({ trigger });
  expect((await create({ trigger: { key: 'code', code: 'summer' } })).status).toBe(409);
  await server.operate('POST', `/campaigns/${first.body.data.campaign?.id}/end`, {});
  expect((await create({ trigger })).status).toBe(200);
});

test.each([
  [{}, false],
  [{ freebet_cash_out: true }, true],
])('freebets may be cashed out only where their campaign says so: %j', async (said, allowed) => {
  await aPlayerOf('bronze');
  const { body } = await create({ ...groupOf('bronze'), ...said });
  const { rows } = await server.book.pool.query(
    'select freebet_cash_out from bonus_campaigns where id = $1',
    [body.data.campaign?.id],
  );
  expect(rows).toEqual([{ freebet_cash_out: allowed }]);
});
