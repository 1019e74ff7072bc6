import { randomUUID } from 'node:crypto';
import { BET_FILTERS } from '@touchline/domain/bets/bet-status';
import { minor } from '@touchline/domain/money';
import type { BetResult } from '@touchline/domain/settlement/bet-result';
import { endingOf } from '@touchline/domain/settlement/ending';
import { aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import type { BetReply } from '@touchline/wire/bets';
import type { countBets } from '@touchline/wire/calls/bets';
import type { ReplyOf } from '@touchline/wire/calls/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answered,
  type AskedBy,
  type CatalogueServer,
  catalogueServer,
} from '@touchline/testkit/catalogue/catalogue-server';
import { listBets } from './list-bets';

let server: CatalogueServer;
let playerId: number;
let [one, two] = [0, 0];
/** Ids by the short names that the tests give them. */
const ids: Record<string, number> = {};

interface BetGiven {
  status?: string;
  result?: BetResult;
  type?: string;
  /** Each on the first of March. */
  at?: string;
  matches?: number[];
  of?: number;
}

async function add(name: string, given: BetGiven): Promise<void> {
  const { status = 'done', result = 'no_results', type = 'single', at = '12:00' } = given;
  const paid = minor(/lose|cashed/.test(result) ? 500 : result === 'refund_entire' ? 1000 : 2000);
  const isEnded = status === 'done' || status === 'cashed_out';
  const ended = isEnded ? endingOf({ result, stake: minor(1000), paid, bonus: null }) : null;
  const { rows } = await server.pool.query<{ id: number }>(
    `insert into bets (player_id, placement_id, ordinal, type, status, result, ended_as, currency, stake, win_amount,
       odds, created_at)
     values ($1, $2, 0, $3, $4, $5, $6, 'EUR', 1000, $7, 2000, $8) returning id`,
    [given.of ?? playerId, randomUUID(), type, status, result, ended, paid, `2026-03-01T${at}:00Z`],
  );
  ids[name] = rows[0]?.id ?? 0;
  await server.pool.query(
    `insert into bet_selections (bet_id, ordinal, match_id, market_id, specifier, outcome_id, odds)
     select $1, place, id, 1, '', '1', 2000 from unnest($2::int[]) with ordinality as each (id, place)`,
    [ids[name], given.matches ?? [one]],
  );
}

beforeAll(async () => {
  server = await catalogueServer();
  playerId = await aPlayer(server.pool);
  one = await aMatch(server.pool);
  two = await aMatch(server.pool);
  await add('submitted', { status: 'submitted', at: '01:00' });
  await add('waiting', {
    status: 'waiting_results',
    type: 'combo',
    matches: [one, two],
    at: '02:00',
  });
  await add('won', { result: 'win_entire', type: 'combo', matches: [two, one], at: '03:00' });
  await add('half won', { result: 'refund_half_win_other', at: '04:00' });
  await add('lost', { result: 'lose_entire', at: '06:00', matches: [two] });
  // It came to the database later than those that were placed after it.
  await add('half lost', { result: 'refund_half_lose_other', at: '05:00' });
  await add('refunded', { result: 'refund_entire', at: '07:00' });
  await add('cashed out', { status: 'cashed_out', result: 'cashed_out', at: '08:00' });
  await add('rejected', { status: 'rejected', at: '09:00' });
  await add('cancelled', { status: 'cancelled', result: 'canceled', at: '10:00' });
  const other = await aPlayer(server.pool);
  await add('another’s', { result: 'win_entire', of: other });
});
afterAll(() => server.close());

/** Bets stand beside the other calls, under a version of their own. */
const ask = <T = Answered>(path: string, by?: AskedBy & { status?: number }) =>
  server.ask<T>(`/../v3/bets${path}`, { playerId, ...by });

type Query = Record<string, string | number>;
const queryOf = (query: Query) =>
  `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

const namesOf = ({ data }: Answered) =>
  data.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
const listed = async (query: Query) => namesOf(await ask(queryOf(query)));

const NEWEST_FIRST = [
  'cancelled',
  'rejected',
  'cashed out',
  'refunded',
  'lost',
  'half lost',
  'half won',
  'won',
  'waiting',
  'submitted',
];

test('bets are listed by when they were placed, the last first; nobody sees another’s', async () => {
  expect(await listed({})).toEqual(NEWEST_FIRST);
});

describe('a list of bets holds', () => {
  test.each<[string, Query, string[]]>([
    ['what is open', { status: 'open' }, ['waiting', 'submitted']],
    [
      'what is settled',
      { status: 'settled' },
      NEWEST_FIRST.filter((name) => name !== 'waiting' && name !== 'submitted'),
    ],
    ['a status of SPEC §3', { status: 'cashed_out' }, ['cashed out']],
    ['any of several statuses', { status: 'rejected,open' }, ['rejected', 'waiting', 'submitted']],
    [
      'everything, where all is among the words',
      { status: 'open,all', result: 'win,all' },
      NEWEST_FIRST,
    ],
    ['wins, half of them too', { result: 'win' }, ['half won', 'won']],
    ['what paid less', { result: 'lose' }, ['cashed out', 'lost', 'half lost']],
    ['what paid its stake, but none that never ran', { result: 'refund' }, ['refunded']],
    ['a result itself, whatever the status', { result: 'canceled' }, ['cancelled']],
    ['any of several results', { result: 'cashed_out,win_entire' }, ['cashed out', 'won']],
    [
      'a filter and a result together',
      { result: 'lose,canceled' },
      ['cancelled', 'cashed out', 'lost', 'half lost'],
    ],
    ['a type', { type: 'combo' }, ['won', 'waiting']],
    ['combos, by any word for them', { type: 'double,treble' }, ['won', 'waiting']],
    ['any of several types', { type: 'system,single,combo' }, NEWEST_FIRST],
    ['nothing of an empty list', { status: '' }, []],
    ['what passes every filter', { status: 'settled', type: 'combo', result: 'win' }, ['won']],
    [
      'what was placed from a time on, up to but not at another',
      { from: '2026-03-01T03:00:00Z', to: '2026-03-01T05:00:00Z' },
      ['half won', 'won'],
    ],
    [
      'what was placed since, in any zone',
      { from: '2026-03-01T11:00:00+02:00' },
      ['cancelled', 'rejected'],
    ],
    ['nothing before the first year', { to: '0000-01-01T00:00:00Z' }, []],
  ])('%s', async (_rule, query, names) => {
    expect(await listed(query)).toEqual(names);
  });

  test('bets with a selection of a match, each once', async () => {
    expect(await listed({ match_id: two })).toEqual(['lost', 'won', 'waiting']);
    expect(await listed({ match_id: `${one},${two}`, type: 'combo' })).toEqual(['won', 'waiting']);
    expect(await listed({ match_id: 999_999_999 })).toEqual([]);
  });
});

describe('pages of bets', () => {
  test('follow each other, and one past the end is empty but knows how many there are', async () => {
    const page = async (number: number, limit: number) => {
      const reply = await ask(queryOf({ page: number, limit, status: 'settled' }));
      return [namesOf(reply), reply.pagination] as const;
    };
    const told = { total: 8, limit: 3, last_page: 3 };
    expect(await page(1, 3)).toEqual([
      ['cancelled', 'rejected', 'cashed out'],
      { ...told, page: 1 },
    ]);
    expect(await page(2, 3)).toEqual([['refunded', 'lost', 'half lost'], { ...told, page: 2 }]);
    expect(await page(3, 3)).toEqual([['half won', 'won'], { ...told, page: 3 }]);
    expect(await page(4, 3)).toEqual([[], { ...told, page: 4 }]);
    expect((await page(1, 8))[1]).toEqual({ total: 8, page: 1, limit: 8, last_page: 1 });
  });

  test('behind the first share one count, and the last of them needs none', async () => {
    const { db } = server.book;
    const keys: string[] = [];
    const totalOf = async (asked: Parameters<typeof listBets>[2]) => {
      const reply = await listBets(db, playerId, asked, 'en', (key, count) => {
        keys.push(key);
        return count();
      });
      return reply.pagination.total;
    };
    const open = { status: ['open' as const] };
    expect(await totalOf({ limit: 4 })).toBe(10);
    expect(await totalOf({ limit: 4, page: 3 })).toBe(10);
    expect(keys).toEqual([]);
    expect(await totalOf({ limit: 4, page: 2 })).toBe(10);
    expect(await totalOf({ limit: 3, page: 2 })).toBe(10);
    expect(new Set(keys).size).toBe(1);
    expect(await totalOf({ ...open, limit: 1, page: 2 })).toBe(2);
    expect(new Set(keys).size).toBe(2);
  });
});

test.each<[string, Query, string]>([
  ['a status', { status: 'open,gone' }, 'query.status'],
  ['a result', { result: 'won' }, 'query.result'],
  ['a type', { type: 'quadruple' }, 'query.type'],
  ['a match', { match_id: '1,x' }, 'query.match_id'],
  ['a time', { from: 'yesterday' }, 'query.from'],
  [
    'an end before the beginning',
    { from: '2026-03-02T00:00:00Z', to: '2026-03-01T00:00:00Z' },
    'query.to',
  ],
  ['a page', { page: 0 }, 'query.page'],
  ['a limit', { limit: 501 }, 'query.limit'],
])('%s that there cannot be is refused by name', async (_what, query, field) => {
  const { error } = await ask(queryOf(query), { status: 400 });
  expect(error).toMatchObject({ code: 'bad_request', field });
});

describe('counters of bets', () => {
  type Counters = ReplyOf<typeof countBets>;
  const counted = async (query: Query = {}) =>
    (await ask<Counters>(`/counters${queryOf(query)}`)).data;

  test('tell how many there are behind each tab and each result', async () => {
    expect(await counted()).toEqual({
      all: 10,
      open: 2,
      settled: 8,
      cashable: 0,
      results: {
        all: 10,
        win: 2,
        lose: 3,
        refund: 1,
        no_results: 3,
        canceled: 1,
        win_entire: 1,
        lose_entire: 1,
        refund_entire: 1,
        refund_half_win_other: 1,
        refund_half_lose_other: 1,
        cashed_out: 1,
      },
    });
  });

  test.each<[string, Query]>([
    ['at any time', {}],
    ['in a time', { from: '2026-03-01T02:00:00Z', to: '2026-03-01T08:00:00Z' }],
  ])('%s are as many as the lists hold', async (_when, time) => {
    const counters = await counted(time);
    const totalOf = async (query: Query) =>
      (await ask(queryOf({ ...query, ...time }))).pagination.total;
    for (const status of BET_FILTERS) expect(await totalOf({ status })).toBe(counters[status]);
    for (const [result, count] of Object.entries(counters.results)) {
      expect([result, await totalOf({ result })]).toEqual([result, count]);
    }
  });

  test('refuse a time that there cannot be by name', async () => {
    const { error } = await ask('/counters?to=x', { status: 400 });
    expect(error.field).toBe('query.to');
  });
});

describe('a bet', () => {
  test('is found by its id and by its ref, however that is written', async () => {
    const { data } = await ask<{ data: BetReply[] }>(queryOf({ result: 'win_entire' }));
    const [won] = data;
    expect(won?.id).toBe(ids['won']);
    for (const name of [
      won?.id,
      won?.ref,
      won?.ref.toLowerCase(),
      `B${String(won?.id).padStart(8, '0')}`,
    ]) {
      expect(await ask(`/${name}`)).toEqual({ data: won });
    }
  });

  test('is not found when it is another’s or there is none', async () => {
    for (const id of [ids['another’s'], 'B2147483647', 0]) {
      const { error } = await ask(`/${id}`, { status: 404 });
      expect(error.code).toBe('not_found');
    }
  });

  test('with a number that no bet can have is refused by name', async () => {
    for (const id of ['won', 'B', '-1', '2147483648', 'BB1']) {
      const { error } = await ask(`/${id}`, { status: 400 });
      expect(error.field).toBe('params.id');
    }
  });
});

test('a visitor is asked to sign in', async () => {
  for (const path of ['', '/counters', `/${ids['won']}`]) {
    const { error } = await server.ask(`/../v3/bets${path}`, { status: 401 });
    expect(error.code).toBe('unauthorized');
  }
});
