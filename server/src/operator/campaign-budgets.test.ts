import { minor } from '@touchline/domain/money';
import { SITE } from '@touchline/testkit/betting/book-database';
import { aPlayer } from '@touchline/testkit/betting/rows';
import { aBonus } from '@touchline/testkit/bonuses/a-campaign';
import { HUNTING, TOURNAMENT } from '@touchline/testkit/operator/offers-sent';
import { operatorServer, type OperatorServer } from '@touchline/testkit/operator/operator-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { issueDue } from '../bonus/issue-due';
import { issueEarned } from '../bonus/issue-earned';
import { enterCode } from '../bonus/player-bonuses';
import { reconcile } from '../wallet/reconcile';

/** 25.00 a day. */
const CEILING = { amount: minor(2500), currency: 'EUR' };

let server: OperatorServer;
beforeAll(async () => {
  server = await operatorServer({ site: { ...SITE, promotionsPerDay: CEILING } });
});
beforeEach(async () => {
  await server.book.pool.query(
    `update bonus_campaigns set status = 'ended'; truncate promotion_days`,
  );
});
afterEach(async () => {
  expect(await reconcile(server.book.db)).toEqual([]);
});
afterAll(() => server.close());

interface Campaign {
  id: number;
  issued: number;
  budget: { amount: number; currency: string; spent: number } | null;
}

const DAY = '2026-03-02';
const AT = new Date(`${DAY}T12:00:00Z`);
const NEXT_DAY = new Date('2026-03-03T00:00:01Z');

let groups = 0;

/** A group of its own, with so many players. */
async function aGroup(players: number, currency = 'EUR'): Promise<string> {
  groups += 1;
  const group = `group-${groups}`;
  for (let each = 0; each < players; each += 1) {
    const id = await aPlayer(server.book.pool, { currencies: [currency] });
    await server.book.pool.query(
      `update players set confirmed_at = now(), statuses = array[$2], currency = $3 where id = $1`,
      [id, group, currency],
    );
  }
  return group;
}

/** A freebet of 5.00 for each player of a group, unless something else is said. */
async function create(given: object) {
  const { body, status } = await server.operate<{ campaign: Campaign }>('POST', '/campaigns', {
    offer: { kind: 'freebet', type: 'freebet', amounts: { EUR: 500 } },
    texts: { en: { name: 'A gift', terms: 'Once.' } },
    trigger: { key: 'once' },
    ...given,
  });
  return { status, error: body.error, id: body.data?.campaign?.id ?? 0 };
}

async function campaign(id: number): Promise<Campaign> {
  const { body } = await server.operate<Campaign[]>('GET', '/campaigns?limit=100');
  const found = body.data.find((each) => each.id === id);
  if (!found) throw new Error(`no campaign ${id}`);
  return found;
}

const inGroup = (group: string) => ({ trigger: { key: 'group', group } });
const euros = (amount: number) => ({ budget: { amount, currency: 'EUR' } });
const spentOn = async (day: string) => {
  const { rows } = await server.book.pool.query<{ spent: bigint }>(
    'select spent from promotion_days where day = $1',
    [day],
  );
  return rows.map(({ spent }) => Number(spent));
};

test('a campaign issues what its budget holds, and no more, however often it is looked at', async () => {
  const { id } = await create({ ...inGroup(await aGroup(5)), ...euros(1200) });
  for (let each = 0; each < 3; each += 1) await issueDue(server.book.db, AT);
  expect(await campaign(id)).toMatchObject({
    issued: 2,
    budget: { amount: 1200, currency: 'EUR', spent: 1000 },
  });
});

test('a budget in one currency holds freebets in another at the rough rate', async () => {
  const group = await aGroup(5, 'USD');
  const offer = { kind: 'freebet', type: 'freebet', amounts: { USD: 545 } };
  const { id } = await create({ ...inGroup(group), offer, ...euros(1000) });
  await issueDue(server.book.db, AT);
  expect(await campaign(id)).toMatchObject({ issued: 2, budget: { spent: 1000 } });
});

test('of many who enter a code at once as many get its bonus as the budget holds', async () => {
  const { db, pool } = server.book;
  const group = await aGroup(12);
  const { rows } = await pool.query<{ id: number }>(
    'select id from players where $1 = any(statuses)',
    [group],
  );
  const code = `CODE-${groups}`;
  const { id } = await create({ trigger: { key: 'code', code }, ...euros(2000) });
  const answers = await Promise.all(
    rows.map(({ id: playerId }) => enterCode(db, { playerId, code, now: AT })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
  expect(answers.flatMap((each) => (each.ok ? [] : each.error))).toEqual(Array(8).fill('unknown'));
  expect(await campaign(id)).toMatchObject({ issued: 4, budget: { spent: 2000 } });
});

test('two processes that issue at once keep to the budgets and the ceiling of the day', async () => {
  const { db } = server.book;
  const first = await create({ ...inGroup(await aGroup(6)), ...euros(1500) });
  const second = await create({ ...inGroup(await aGroup(6)), ...euros(1500) });
  await Promise.all([1, 2, 3, 4].map(() => issueDue(db, AT, undefined, CEILING)));
  const issued = [(await campaign(first.id)).issued, (await campaign(second.id)).issued];
  expect(issued.reduce((all, each) => all + each, 0)).toBe(5);
  expect(Math.max(...issued)).toBe(3);
  expect(await spentOn(DAY)).toEqual([2500]);
});

test('who got nothing for the ceiling of the day gets it on the next', async () => {
  const { id } = await create(inGroup(await aGroup(7)));
  await issueDue(server.book.db, AT, undefined, CEILING);
  expect((await campaign(id)).issued).toBe(5);
  await issueDue(server.book.db, NEXT_DAY, undefined, CEILING);
  expect((await campaign(id)).issued).toBe(7);
  expect(await spentOn('2026-03-03')).toEqual([1000]);
});

test('what points have earned waits while there is no money for it', async () => {
  const { db, pool } = server.book;
  const playerId = await aPlayer(pool, { currencies: ['EUR'] });
  const bonus = await aBonus(db, playerId, {
    now: AT,
    budget: { amount: minor(700), currency: 'EUR' },
    offer: {
      type: 'hunting',
      pointsNeeded: 1000,
      prize: { EUR: [500] },
      prizeType: 'freebet',
      mostPrizes: null,
      maxPointsPerBet: 100_000,
      pointsMinStake: 100,
      pointsMaxOdds: 20_000,
      oncePerEvent: false,
      prizeLivesHours: null,
    } as never,
  });
  const earn = async (points: number) => {
    await pool.query('update bonuses set points = $2, farm_at = now() where id = $1', [
      bonus.id,
      points,
    ]);
    await issueEarned(db, AT);
    const { rows } = await pool.query<{ prizes: number }>(
      'select prizes from bonuses where id = $1',
      [bonus.id],
    );
    return rows[0]?.prizes;
  };
  expect(await earn(1000)).toBe(1);
  expect(await earn(2000)).toBe(1);
  const raised = { amount: 1000, currency: 'EUR' };
  await server.operate('PUT', `/campaigns/${bonus.campaign_id}/budget`, raised);
  await issueEarned(db, AT);
  expect(await earn(2000)).toBe(2);
});

const ENDS = { ends_at: '2100-01-01T00:00:00Z' };

test('the pools of tournaments count on the day on which they are set aside', async () => {
  const offer = { ...TOURNAMENT, pool: 2000 };
  const { id, status } = await create({ offer, ...ENDS, ...euros(3000) });
  expect(status).toBe(200);
  expect((await campaign(id)).budget).toEqual({ amount: 3000, currency: 'EUR', spent: 2000 });
  const second = await create({ offer, ...ENDS });
  expect(second).toMatchObject({ status: 409, error: { field: 'body.offer.pool' } });
  const gifts = await create(inGroup(await aGroup(3)));
  const { rows } = await server.book.pool.query<{ day: string }>(
    'select day::text from promotion_days',
  );
  await issueDue(server.book.db, new Date(`${rows[0]?.day}T23:59:59Z`), undefined, CEILING);
  expect((await campaign(gifts.id)).issued).toBe(1);
});

const LADDER = {
  kind: 'comboboost',
  min_odds: 1200,
  ranges: [{ min_count: 2, max_count: null, bonus_odds: 1100 }],
};
const NOBODYS = 999_999_998;
const on = (condition: object) => ({ terms: { event_conditions: [{}, condition] } });

test.each<[string, object, string]>([
  ['a sport', on({ sport_id: NOBODYS }), 'terms.event_conditions.1.sport_id'],
  ['a category', on({ category_id: NOBODYS }), 'terms.event_conditions.1.category_id'],
  ['a league', on({ tournament_id: NOBODYS }), 'terms.event_conditions.1.tournament_id'],
  ['a match', on({ match_id: NOBODYS }), 'terms.event_conditions.1.match_id'],
  ['a country', { terms: { country_codes: ['DE', 'XX'] } }, 'terms.country_codes.1'],
  ['a group', inGroup('nobody'), 'trigger.group'],
  [
    'a currency',
    { offer: { kind: 'freebet', type: 'freebet', amounts: { DOGE: 500 } } },
    'offer.amounts.DOGE',
  ],
  ['a currency of prizes', { offer: { ...HUNTING, prize: { DOGE: [5] } } }, 'offer.prize.DOGE'],
  [
    'a currency of a pool',
    { offer: { ...TOURNAMENT, pool_currency: 'DOGE' }, ...ENDS },
    'offer.pool_currency',
  ],
  ['a currency of a budget', { budget: { amount: 500, currency: 'DOGE' } }, 'budget.currency'],
])('%s that there is not is refused by its field', async (_what, given, field) => {
  expect(await create({ ...given, dry_run: true })).toMatchObject({
    status: 400,
    error: { code: 'bad_request', field: `body.${field}` },
  });
});

test.each<[string, object, string]>([
  ['an end that has passed', { ends_at: '2026-02-28T00:00:00Z' }, 'ends_at'],
  [
    'an end before its beginning',
    { starts_at: '2100-01-02T00:00:00Z', ends_at: '2100-01-01T00:00:00Z' },
    'ends_at',
  ],
  ['a budget below its pool', { offer: TOURNAMENT, ...ENDS, ...euros(9999) }, 'budget.amount'],
  ['a budget for what bets win', { offer: LADDER, ...euros(1000) }, 'budget'],
  ['a budget of nothing', euros(0), 'budget.amount'],
])('%s is refused', async (_what, given, field) => {
  expect(await create(given)).toMatchObject({ status: 400, error: { field: `body.${field}` } });
});

test('what there is may be named', async () => {
  const matchId = await server.aMatchToBetOn();
  const { rows } = await server.book.pool.query<Record<string, number>>(
    `select m.id as match_id, t.id as tournament_id, c.id as category_id, c.sport_id
     from matches m join tournaments t on t.id = m.tournament_id
     join categories c on c.id = t.category_id where m.id = $1`,
    [matchId],
  );
  const terms = { event_conditions: [rows[0]], country_codes: ['DE'] };
  expect((await create({ terms, ...inGroup(await aGroup(1)) })).status).toBe(200);
});
