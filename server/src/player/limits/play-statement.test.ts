import { randomUUID } from 'node:crypto';
import {
  gameCreditPosting,
  gameDebitPosting,
  gameRollbackPosting,
} from '@touchline/domain/ledger/games';
import { depositPosting } from '@touchline/domain/ledger/payments';
import { minor } from '@touchline/domain/money';
import * as calls from '@touchline/wire/calls/player-limits';
import { post } from '../../wallet/post';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aGuest,
  type LimitPlatform,
  limitPlatform,
  stamped,
} from '@touchline/testkit/safer-gambling/limit-platform';

let platform: LimitPlatform;
beforeAll(async () => {
  platform = await limitPlatform();
});
afterAll(() => platform.close());

interface BetGiven {
  placed: string;
  settled?: string;
  status?: string;
  stake?: number;
  paid?: number;
  currency?: string;
  freebet?: boolean;
  /** What was cashed out of it, and when. */
  part?: { at: string; stake: number; paid: number };
}

/** A bet as placing, settling and cashing out leave it behind. Days are of 2025. */
async function aBet(playerId: number, given: BetGiven): Promise<void> {
  const { settled, status = settled ? 'done' : 'waiting_results', part } = given;
  const at = (day: string) => (day.includes('T') ? `2025-${day}` : `2025-${day}T12:00:00Z`);
  const { rows } = await platform.pool.query<{ id: number }>(
    `insert into bets (player_id, placement_id, ordinal, type, status, currency, stake, win_amount, odds, created_at,
       settled_at, freebet_id, cashed_out_stake, cashed_out_paid)
     values ($1, $2, 0, 'single', $3, $4, $5, $6, 2000, $7, $8, $9, $10, $11) returning id`,
    [
      playerId,
      randomUUID(),
      status,
      given.currency ?? 'EUR',
      given.stake ?? 1000,
      given.paid ?? 0,
      at(given.placed),
      settled ? at(settled) : null,
      given.freebet ? 1 : null,
      part?.stake ?? 0,
      part?.paid ?? 0,
    ],
  );
  if (!part) return;
  await platform.pool.query(
    `insert into cash_outs (bet_id, id, number, digest, stake, paid, made_at) values ($1, $2, 1, '', $3, $4, $5)`,
    [rows[0]?.id, randomUUID(), part.stake, part.paid, at(part.at)],
  );
}

/** What each month of 2025 came to, in which something happened: settled stakes, paid, net, open stakes. */
async function monthsOf(playerId: number) {
  const answer = await platform.ask(calls.playStatement, { query: { year: '2025' } }, { playerId });
  const months = 'body' in answer ? answer.body.data : [];
  return Object.fromEntries(
    months.flatMap(({ month, currencies }) =>
      currencies.map(({ currency, settled, paid, net, open }) => [
        `${month.slice(5)} ${currency}`,
        [settled, paid, net, open],
      ]),
    ),
  );
}

test.each<[string, BetGiven[], Record<string, number[]>]>([
  ['an open stake is not lost', [{ placed: '03-10' }], { '03 EUR': [0, 0, 0, 1000] }],
  [
    'a bet counts in the month in which it was settled, with its stake',
    [{ placed: '03-31', settled: '04-01', paid: 2500 }],
    { '03 EUR': [0, 0, 0, 0], '04 EUR': [1000, 2500, 1500, 0] },
  ],
  [
    'losses count their stakes, and an open stake stands beside them',
    [
      { placed: '03-10', settled: '03-11' },
      { placed: '03-12', stake: 400 },
    ],
    { '03 EUR': [1000, 0, -1000, 400] },
  ],
  [
    'a part counts when it is cashed out, and the rest stays open',
    [{ placed: '03-10', part: { at: '04-02', stake: 400, paid: 480 } }],
    { '03 EUR': [0, 0, 0, 600], '04 EUR': [400, 480, 80, 0] },
  ],
  [
    'and the rest when it is settled',
    [
      {
        placed: '03-10',
        settled: '05-01',
        paid: 1680,
        part: { at: '04-02', stake: 400, paid: 480 },
      },
    ],
    { '03 EUR': [0, 0, 0, 0], '04 EUR': [400, 480, 80, 0], '05 EUR': [600, 1200, 600, 0] },
  ],
  [
    'what a freebet stakes is not the player’s own',
    [
      { placed: '03-10', freebet: true },
      { placed: '03-10', settled: '03-11', paid: 700, freebet: true },
    ],
    { '03 EUR': [0, 700, 700, 0] },
  ],
  [
    'currencies stand apart, and what never ran is nothing',
    [
      { placed: '03-10', settled: '03-11', currency: 'USD' },
      { placed: '03-10', settled: '03-10', status: 'rejected' },
    ],
    { '03 USD': [1000, 0, -1000, 0] },
  ],
])('in a statement %s', async (_rule, bets, months) => {
  const { playerId } = await aGuest(platform, ['EUR', 'USD']);
  for (const bet of bets) await aBet(playerId, bet);
  expect(await monthsOf(playerId)).toEqual(months);
});

test('in a statement games settle at once, and what a provider takes back is off', async () => {
  const { playerId } = await aGuest(platform);
  const move = (id: string, amount: number) => ({
    id: `${playerId}-${id}`,
    provider: 'test',
    playerId,
    currency: 'EUR',
    amount: minor(amount),
  });
  const [stake, win] = [gameDebitPosting(move('3', 200)), gameCreditPosting(move('4', 50))];
  const postings = [
    depositPosting({ ...move('0', 5000), id: randomUUID() }),
    gameDebitPosting(move('1', 300)),
    gameCreditPosting(move('2', 700)),
    stake,
    win,
    gameRollbackPosting(stake),
    gameRollbackPosting(win),
  ];
  for (const each of postings) {
    await platform.db.transaction().execute((tx) => post(tx, [each]));
  }
  await stamped(platform, postings);
  const answer = await platform.ask(calls.playStatement, {}, { playerId });
  const [month] = 'body' in answer ? answer.body.data : [];
  expect(month?.currencies).toMatchObject([
    { settled: 300, paid: 700, net: 400, open: 0, bets: 1 },
  ]);
});

test('a statement tells each month what was moved in it, by currency, and the time signed in', async () => {
  const { playerId } = await aGuest(platform, ['EUR', 'USD']);
  const bets = [
    { stake: 500, placed: '03-01T00:00:00Z' },
    { stake: 300, placed: '03-31T23:59:59.999Z' },
    { stake: 200, placed: '03-15T00:00:00Z', currency: 'USD' },
    { stake: 100, placed: '04-01T00:00:00Z' },
  ];
  for (const bet of bets) await aBet(playerId, { ...bet, settled: bet.placed });
  await platform.pool.query(
    `insert into deposits (id, player_id, currency, amount, provider, state, return_url, credited_at)
     select gen_random_uuid(), $1, 'EUR', amount, 'test', state, '',
       case when state = 'success' then '2025-03-05T00:00:00Z'::timestamptz end
     from (values (2000, 'success'), (400, 'error'), (70, 'pending')) given (amount, state)`,
    [playerId],
  );
  await platform.pool.query(
    `insert into presences values
       ($1, '2025-03-31T23:00:00Z', '2025-04-01T00:30:00Z'), ($1, '2025-03-02T10:00:00Z', '2025-03-02T10:10:00Z')`,
    [playerId],
  );
  const answer = await platform.ask(calls.playStatement, { query: { year: '2025' } }, { playerId });
  const months = 'body' in answer ? answer.body.data : [];
  expect(months.map(({ month }) => month)).toEqual(
    ['12', '11', '10', '09', '08', '07', '06', '05', '04', '03', '02', '01'].map(
      (n) => `2025-${n}`,
    ),
  );
  const none = { deposits: 0, withdrawals: 0, paid: 0, open: 0, subunits: 100 };
  expect(months.find(({ month }) => month === '2025-03')).toEqual({
    month: '2025-03',
    seconds_signed_in: 4200,
    currencies: [
      { ...none, currency: 'EUR', deposits: 2000, settled: 800, net: -800, bets: 2 },
      { ...none, currency: 'USD', settled: 200, net: -200, bets: 1 },
    ],
  });
  expect(months.find(({ month }) => month === '2025-04')).toMatchObject({
    seconds_signed_in: 1800,
    currencies: [{ currency: 'EUR', settled: 100, bets: 1 }],
  });
  expect(months.find(({ month }) => month === '2025-02')).toEqual({
    month: '2025-02',
    seconds_signed_in: 0,
    currencies: [],
  });
});

test('without a year a statement tells the last twelve months', async () => {
  const { playerId } = await aGuest(platform);
  const answer = await platform.ask(calls.playStatement, {}, { playerId });
  const months = 'body' in answer ? answer.body.data.map(({ month }) => month) : [];
  expect(months).toHaveLength(12);
  expect(months[0]).toBe(platform.clock.now().toISOString().slice(0, 7));
});
