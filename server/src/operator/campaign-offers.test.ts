import { afterAll, beforeAll, expect, test } from 'vitest';
import { endBonuses } from '../bonus/end-bonuses';
import { issueDue } from '../bonus/issue-due';
import { issueEarned } from '../bonus/issue-earned';
import { turnTournaments } from '../bonus/turn-tournaments';
import { settleOnce } from '../book/bets/settle-bets';
import { NOW } from '@touchline/testkit/betting/book-database';
import { reconcile } from '../wallet/reconcile';
import { balanceOf } from '../wallet/balance';
import { AMB, HUNTING, LOOTBOX, TOURNAMENT } from '@touchline/testkit/operator/offers-sent';
import { aSingle, operatorServer } from '@touchline/testkit/operator/operator-server';

let server: Awaited<ReturnType<typeof operatorServer>>;
beforeAll(async () => {
  server = await operatorServer();
});
afterAll(() => server.close());

const ENDS_AT = new Date(NOW.getTime() + 3_600_000).toISOString();

interface Created {
  campaign: { id: number; kind: string } | null;
  touches: object;
}
const create = (offer: object, more: object = {}) =>
  server.operate<Created>('POST', '/campaigns', {
    offer,
    trigger: { key: 'once' },
    texts: { en: { name: 'A game', terms: 'Once.' } },
    ...more,
  });

test.each([
  ['a tournament without an end', TOURNAMENT, {}, 'body.ends_at'],
  [
    'a tournament whose bonuses end by themselves',
    TOURNAMENT,
    { ends_at: ENDS_AT, lives_hours: 2 },
    'body.lives_hours',
  ],
  ['a pool of nothing', { ...TOURNAMENT, pool: 0 }, { ends_at: ENDS_AT }, 'body.offer.pool'],
  ['no places', { ...TOURNAMENT, shares: [] }, { ends_at: ENDS_AT }, 'body.offer.shares'],
  ['a part of a share', { ...TOURNAMENT, shares: [0.5] }, {}, 'body.offer.shares.0'],
  [
    'a pool in no currency',
    { ...TOURNAMENT, pool_currency: 'XXY' },
    {},
    'body.offer.pool_currency',
  ],
  [
    'a prize that holds no money',
    { ...TOURNAMENT, prize_type: 'freebet_no_risk' },
    {},
    'body.offer.prize_type',
  ],
  ['an empty chest', { ...LOOTBOX, prize: { EUR: [] } }, {}, 'body.offer.prize.EUR'],
  ['a boost that takes away', { ...LOOTBOX, boost: 900 }, {}, 'body.offer.boost'],
  ['points for nothing', { ...LOOTBOX, points_needed: 0 }, {}, 'body.offer.points_needed'],
  [
    'ranges that do not rise',
    { ...AMB, ranges: [AMB.ranges[0], AMB.ranges[0]] },
    {},
    'body.offer.ranges',
  ],
  [
    'a range of no bets',
    { ...AMB, ranges: [{ ...AMB.ranges[0], number_of_bets: 0 }] },
    {},
    'body.offer.ranges.0.number_of_bets',
  ],
  [
    'a least stake in a currency without freebets',
    { ...AMB, min_stake: { EUR: 500, USD: 500 } },
    {},
    'body.offer.min_stake',
  ],
  ['an amb freebet to activate', AMB, { needs_activation: true }, 'body.needs_activation'],
  ['an amb freebet that is used', AMB, { uses_count: 2 }, 'body.uses_count'],
  [
    'an amb freebet behind a code',
    AMB,
    { trigger: { key: 'code', code: 'BETS' } },
    'body.trigger.key',
  ],
  ['a word it does not know', { ...LOOTBOX, colour: 'gold' }, {}, 'body.offer.colour'],
])('a campaign with %s is refused by the name of its field', async (_title, offer, more, field) => {
  const answer = await create(offer, more);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_request', field } } });
});

/** A player of a group of its own, with 10,000.00. */
async function aMember(group: string): Promise<number> {
  const id = await server.aBettor();
  await server.book.pool.query(
    'update players set confirmed_at = now(), statuses = array[$2] where id = $1',
    [id, group],
  );
  return id;
}
const forGroup = (group: string) => ({ trigger: { key: 'group', group } });

test.each([
  ['hunting', HUNTING, {}, null, null],
  ['hunting', { ...HUNTING, most_prizes: 3 }, {}, 3000, null],
  ['lootbox', LOOTBOX, {}, 600, null],
  ['amb', AMB, {}, 400, null],
  ['hunting_tournament', TOURNAMENT, { ends_at: ENDS_AT }, 0, { currency: 'EUR', amount: 10_000 }],
])(
  'a dry run of %s says what it would cost at most, and does nothing',
  async (kind, offer, more, prizes, pool) => {
    const group = `dry-${kind}-${prizes}`;
    await aMember(group);
    await aMember(group);
    const campaigns = async () =>
      (await server.book.pool.query('select id from bonus_campaigns')).rowCount;
    const before = await campaigns();
    const answer = await create(offer, { ...more, ...forGroup(group), dry_run: true });
    expect(answer.body.data).toEqual({
      dry_run: true,
      campaign: null,
      touches: {
        players: 2,
        money: [{ currency: 'EUR', players: 2, amount: 0, prizes }],
        cheapest_bet: expect.stringContaining('A bet of €'),
        pool,
      },
    });
    expect(await campaigns()).toBe(before);
  },
);

const call = (playerId: number, method: string, path: string) =>
  fetch(`${server.address}/sportsbook/api/v2${path}`, {
    method,
    headers: { cookie: `touchline_session=${playerId}` },
  }).then(async (answer) => ({
    status: answer.status,
    body: (await answer.json()) as { data: unknown },
  }));

/** What players of an issued kind are told of it. */
async function told<T = Record<string, unknown>>(playerId: number, list: string): Promise<T[]> {
  const { body } = await call(playerId, 'GET', `/bonuses/${list}`);
  return body.data as T[];
}

async function ends(matchId: number, result: string): Promise<void> {
  const { pool, db } = server.book;
  await pool.query('update markets set results = $2 where match_id = $1', [
    matchId,
    JSON.stringify({ 1: result }),
  ]);
  await pool.query(
    `insert into settlement_queue (match_id, market_id, specifier) values ($1, 1, '')`,
    [matchId],
  );
  while (await settleOnce(db, NOW));
}

/** Creates a campaign for a new player, who gets its bonus. */
async function issued(offer: { kind: string }, group: string, more: object = {}) {
  const playerId = await aMember(group);
  const created = await create(offer, { ...more, ...forGroup(group) });
  expect([created.status, created.body.data.campaign?.kind]).toEqual([200, offer.kind]);
  await issueDue(server.book.db, NOW);
  return { playerId, campaign: created.body.data.campaign?.id ?? 0 };
}

type UsedBonus = NonNullable<ReturnType<typeof aSingle>['bonus']>;

/** Places a bet, with a bonus unless it needs none, and it ends so. */
async function plays(
  playerId: number,
  stake: number,
  { bonus, result }: { bonus?: UsedBonus; result: string },
): Promise<void> {
  const matchId = await server.aMatchToBetOn();
  const bet = { ...aSingle(matchId, stake), ...(bonus ? { bonus } : {}) };
  expect((await server.place(playerId, [bet])).status).toBe(200);
  await ends(matchId, result);
  await issueEarned(server.book.db, NOW);
}

/** Loses 10.00, which earns ten points. */
const loses = (playerId: number, bonus?: UsedBonus) =>
  plays(playerId, 1000, { ...(bonus ? { bonus } : {}), result: 'lose_entire' });

/** Stakes a freebet, which wins. */
const stakes = (playerId: number, { id, amount }: Freebet) =>
  plays(playerId, amount, { bonus: { id, type: 'freebet' }, result: 'win_entire' });

type Freebet = { id: number; amount: number };
const cash = (playerId: number) => balanceOf(server.book.db, playerId, 'EUR');

test('the pictures of a campaign are those of its bonuses', async () => {
  const banners = { desktop: '/cms/hunt.png', mobile: 'https://pictures.example/hunt.png' };
  const { playerId } = await issued(HUNTING, 'lookers', { banners });
  expect(await told(playerId, 'huntings')).toMatchObject([{ banners }]);
});

test('hunting over HTTP, from being issued to being paid', async () => {
  const { playerId } = await issued(HUNTING, 'hunters');
  const [hunting] = await told<{ id: number }>(playerId, 'huntings');
  await loses(playerId, { id: hunting?.id ?? 0, type: 'hunting' });
  const [freebet] = await told<Freebet>(playerId, 'freebets');
  expect(freebet?.amount).toBe(500);
  const before = await cash(playerId);
  await stakes(playerId, freebet ?? { id: 0, amount: 0 });
  expect((await cash(playerId)) - before).toBe(500n);
  expect(await reconcile(server.book.db)).toEqual([]);
});

test('a lootbox over HTTP, from being issued to a multiplied freebet that pays', async () => {
  const { playerId } = await issued(LOOTBOX, 'openers');
  const [lootbox] = await told<{ id: number }>(playerId, 'lootboxes');
  await loses(playerId, { id: lootbox?.id ?? 0, type: 'lootbox' });
  const [open] = await told<{ freebets_to_boost: number[] }>(
    playerId,
    'lootboxes?status=bonus_over',
  );
  const [id] = open?.freebets_to_boost ?? [];
  const { body } = await call(playerId, 'POST', `/bonuses/${id}/boost`);
  const boosted = body.data as Freebet;
  expect(boosted.amount).toBe(200);
  const before = await cash(playerId);
  await stakes(playerId, boosted);
  expect((await cash(playerId)) - before).toBe(200n);
  expect(await reconcile(server.book.db)).toEqual([]);
});

test('an amb freebet over HTTP, from being issued to being paid', async () => {
  const { playerId } = await issued(AMB, 'bettors');
  expect(await told(playerId, 'freebets/amb')).toMatchObject([{ progress_count: 0 }]);
  await loses(playerId);
  const freebets = await told<Freebet>(playerId, 'freebets');
  expect(freebets.map(({ amount }) => amount)).toEqual([100, 100]);
  const before = await cash(playerId);
  for (const freebet of freebets) await stakes(playerId, freebet);
  expect((await cash(playerId)) - before).toBe(200n);
  expect(await reconcile(server.book.db)).toEqual([]);
});

test('a tournament over HTTP, from being issued to its place being paid', async () => {
  const { playerId } = await issued(TOURNAMENT, 'rivals', { ends_at: ENDS_AT });
  const [part] = await told<{ id: number; pool: number }>(playerId, 'tournaments');
  expect(part?.pool).toBe(10_000);
  await loses(playerId, { id: part?.id ?? 0, type: 'tournament' });
  const rating = await call(playerId, 'GET', `/bonuses/tournaments/${part?.id}/rating`);
  expect(rating.body).toMatchObject({ own: { position: 1, farmed_amount: 1000 } });
  const before = await cash(playerId);
  await turnTournaments(server.book.db, new Date(NOW.getTime() + 2 * 3_600_000));
  expect((await cash(playerId)) - before).toBe(10_000n);
  expect(await reconcile(server.book.db)).toEqual([]);
});

test('a tournament that an operator pauses and calls off gives its pool back, once', async () => {
  const { campaign } = await issued(TOURNAMENT, 'called-off', { ends_at: ENDS_AT });
  const change = async (how: string, body: object = {}) =>
    (await server.operate('POST', `/campaigns/${campaign}/${how}`, body)).status;
  const pool = async () => {
    const { rows } = await server.book.pool.query<{ pool_state: string; balance: bigint }>(
      `select pool_state, balance from bonus_campaigns, ledger_accounts a
       where bonus_campaigns.id = $1 and a.id = 'pool:tournament-' || $1::text || ':EUR'`,
      [campaign],
    );
    return rows[0];
  };
  expect([await change('pause'), await pool()]).toEqual([
    200,
    { pool_state: 'paused', balance: 10_000n },
  ]);
  expect(await change('end', { take_back: true })).toBe(200);
  expect(await change('end', { take_back: true })).toBe(409);
  await endBonuses(server.book.db, NOW);
  await turnTournaments(server.book.db, new Date(NOW.getTime() + 2 * 3_600_000));
  expect(await pool()).toEqual({ pool_state: 'disabled', balance: 0n });
  expect(await reconcile(server.book.db)).toEqual([]);
});

test('one that an operator ends without taking back goes on for those in it, and is paid', async () => {
  const { playerId, campaign } = await issued(TOURNAMENT, 'ended', { ends_at: ENDS_AT });
  const [part] = await told<{ id: number }>(playerId, 'tournaments');
  const late = await aMember('ended');
  expect((await server.operate('POST', `/campaigns/${campaign}/end`, {})).status).toBe(200);
  await issueDue(server.book.db, NOW);
  expect(await told(late, 'tournaments')).toEqual([]);
  await loses(playerId, { id: part?.id ?? 0, type: 'tournament' });
  await turnTournaments(server.book.db, new Date(NOW.getTime() + 2 * 3_600_000));
  const listed = await server.operate<{ id: number }[]>('GET', '/campaigns?status=ended');
  expect(listed.body.data.find(({ id }) => id === campaign)).toMatchObject({
    kind: 'hunting_tournament',
    pool: {
      amount: 10_000,
      currency: 'EUR',
      state: 'finished',
      paid_at: expect.any(String) as string,
    },
  });
  expect(await reconcile(server.book.db)).toEqual([]);
});
