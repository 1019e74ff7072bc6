import { randomUUID } from 'node:crypto';
import { aProducer } from '@touchline/testkit/betting/rows';
import { bet as betSchema } from '@touchline/wire/bets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBonus } from '@touchline/testkit/bonuses/a-campaign';
import { reconcile } from '../../wallet/reconcile';
import { reconcileBets } from '../bets/reconcile-bets';
import { NOW, SITE } from '@touchline/testkit/betting/book-database';
import { cashOutBook, type CashOutBook } from '@touchline/testkit/cash-out/cash-out-book';

let book: CashOutBook;
beforeAll(async () => {
  book = await cashOutBook();
});
afterAll(async () => {
  expect([await reconcile(book.db), await reconcileBets(book.db)]).toEqual([[], []]);
  await book.close();
});

/** A player with 100.00 who has staked 10.00 at 2.00 with a chance of 0.6: worth 12.00. */
async function aBettor(p: number | null = 0.6) {
  const matchId = await book.matchAt(p);
  const playerId = await book.player();
  return { matchId, playerId, bet_id: await book.betOn(playerId, [matchId]) };
}

const eur = (value: number) => ({ value, currency: 'EUR', subunits: 100 });

test('a whole bet is paid what it is worth, and its player is told of the bet and the balance', async () => {
  const { playerId, bet_id } = await aBettor();
  await book.pool.query('delete from outbox');
  const { data } = await book.cashOut(playerId, { bet_id, to_cashout: 1200 });
  expect(() => betSchema.parse(data.bet)).not.toThrow();
  expect(data).toMatchObject({
    paid: eur(1200),
    bet: {
      status: 'cashed_out',
      result: 'cashed_out',
      win_amount: eur(1200),
      settled_at: '2026-03-01T12:00:00.000Z',
      to_cashout: null,
      cashout_reason: null,
      cashed_out: { stake: eur(1000), paid: eur(1200) },
    },
  });
  expect(await book.balance(playerId)).toBe(10_200n);
  const { rows } = await book.pool.query(
    'select channel, event_name, message from outbox order by id',
  );
  expect(rows).toMatchObject([
    {
      channel: `$user:${playerId}`,
      event_name: 'bet_changed',
      message: { bet: { status: 'cashed_out' } },
    },
    { channel: `$user:${playerId}`, event_name: 'balance_changed', message: { balance: 10_200 } },
  ]);
});

test('the offer for the rest counts as later than any for the whole, also one told while the cash-out was on its way', async () => {
  const { playerId, bet_id } = await aBettor();
  const told = new Date(NOW.getTime() + 500);
  await book.pool.query('update bets set to_cashout = 1200, cashout_at = $2 where id = $1', [
    bet_id,
    told,
  ]);
  const body = { bet_id, to_cashout: 1200, part: { stake: 400 }, cashout_id: randomUUID() };
  const { data } = await book.cashOut(playerId, body);
  expect(data.bet.to_cashout).toBe(720);
  expect(Date.parse(data.bet.cashout_at ?? '')).toBeGreaterThan(told.getTime());
});

test('the margin of the house is taken off', async () => {
  const usual = await cashOutBook({ site: SITE });
  const playerId = await usual.player();
  const bet_id = await usual.betOn(playerId, [await usual.matchAt(0.6)]);
  expect(await usual.bet(playerId, bet_id)).toMatchObject({ to_cashout: 1140 });
  await usual.close();
});

test.each([
  ['by the stake that is given up', { stake: 400 }, 400, 480, 720],
  ['by what is paid for it', { paid: 300 }, 250, 300, 900],
])('a part is cashed out %s, and the rest goes on', async (_how, part, stake, paid, left) => {
  const { playerId, bet_id, matchId } = await aBettor();
  const body = { bet_id, to_cashout: 1200, part, cashout_id: randomUUID() };
  const { data } = await book.cashOut(playerId, body);
  expect(data).toMatchObject({
    paid: eur(paid),
    bet: {
      status: 'waiting_results',
      result: 'no_results',
      stake: eur(1000),
      win_amount: eur(paid + 2 * (1000 - stake)),
      to_cashout: left,
      cashed_out: { stake: eur(stake), paid: eur(paid) },
    },
  });
  expect(await book.balance(playerId)).toBe(9_000n + BigInt(paid));
  await book.settle(matchId, 'win_entire');
  expect(await book.balance(playerId)).toBe(9_000n + BigInt(paid + 2 * (1000 - stake)));
  expect(await book.bet(playerId, bet_id)).toMatchObject({
    status: 'done',
    result: 'win_entire',
    win_amount: eur(paid + 2 * (1000 - stake)),
  });
});

test('two parts are cashed out one after the other, and the last one ends the bet', async () => {
  const { playerId, bet_id } = await aBettor();
  const part = (to_cashout: number, stake: number) =>
    book.cashOut(playerId, { bet_id, to_cashout, part: { stake }, cashout_id: randomUUID() });
  await part(1200, 400);
  const second = await part(720, 100);
  expect(second.data).toMatchObject({ paid: eur(120), bet: { to_cashout: 600 } });
  const last = await book.cashOut(playerId, { bet_id, to_cashout: 600 });
  expect(last.data.bet).toMatchObject({ status: 'cashed_out', win_amount: eur(1200) });
  expect(await book.balance(playerId)).toBe(10_200n);
  const { rows } = await book.pool.query(
    `select id from ledger_postings where id like 'cash_out:' || $1 || ':%' order by id`,
    [bet_id],
  );
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3].map((at) => `cash_out:${bet_id}:${at}`));
});

test.each([
  ['en', 'The cash-out is worth €10.00 now.'],
  ['de', 'Die vorzeitige Auszahlung beträgt jetzt 10,00\u00a0€.'],
])('a value that is lower now is refused with the new one, in %s', async (locale, message) => {
  const { playerId, bet_id, matchId } = await aBettor();
  await book.chance(matchId, { p: 0.5 });
  const { error } = await book.server.ask<{ error: { message: string } }>('/bets/cashout', {
    playerId,
    locale,
    body: { bet_id, to_cashout: 1200 },
    status: 422,
  });
  expect(error).toEqual({
    code: 'cashout_refused',
    message,
    data: { details: 'below_seen', to_cashout: 1000 },
  });
  expect(await book.balance(playerId)).toBe(9_000n);
  const { data } = await book.cashOut(playerId, { bet_id, to_cashout: 1000 });
  expect(data.paid).toEqual(eur(1000));
});

test('a value that is higher now is paid', async () => {
  const { playerId, bet_id, matchId } = await aBettor();
  await book.chance(matchId, { p: 0.7 });
  const { data } = await book.cashOut(playerId, { bet_id, to_cashout: 1200 });
  expect(data.paid).toEqual(eur(1400));
});

test('a stake that may come back counts with its chance: only what does not come back can win', async () => {
  const { playerId, bet_id, matchId } = await aBettor();
  await book.chance(matchId, { p: 0.6, r: 0.25 });
  expect(await book.bet(playerId, bet_id)).toMatchObject({ to_cashout: 1150 });
});

const change = (statement: string) => (matchId: number) => book.pool.query(statement, [matchId]);
const ended = (result: string) =>
  change(`update markets set status = -3, results = '{"1": "${result}"}' where match_id = $1`);

test.each([
  [
    'its line is suspended',
    change('update markets set status = -1 where match_id = $1'),
    'suspended',
  ],
  ['its line is gone', change('delete from markets where match_id = $1'), 'suspended'],
  [
    'the provider does not let it be cashed out',
    change('update markets set cashout = -1 where match_id = $1'),
    'suspended',
  ],
  ['its outcome is inactive', (id: number) => book.chance(id, { active: false }), 'suspended'],
  ['its match is stopped', change('update matches set status = 2 where id = $1'), 'suspended'],
  ['its match is over', change('update matches set status = 3 where id = $1'), 'suspended'],
  [
    'bets on its line are void until further notice',
    change(`insert into market_cancels values ($1, 1, '', '2026-03-01T12:01:00Z', null)`),
    'suspended',
  ],
  ['nobody says how likely it is', (id: number) => book.chance(id, { p: null }), 'no_probability'],
  ['it is lost, but not settled', ended('lose_entire'), 'lost'],
  ['it has won, but is not paid', ended('win_entire'), 'settled'],
  ['it cannot be won any more', (id: number) => book.chance(id, { p: 0 }), 'below_least'],
  [
    'its producer is down',
    async (id: number) => {
      await aProducer(book.pool, 8, 'down');
      await book.pool.query('update markets set product = 8 where match_id = $1', [id]);
    },
    'suspended',
  ],
] as const)('a bet is not cashed out when %s', async (_why, prepare, details) => {
  const { playerId, bet_id, matchId } = await aBettor();
  await prepare(matchId);
  const { error } = await book.cashOut(playerId, { bet_id, to_cashout: 1 }, 422);
  expect(error).toMatchObject({ code: 'cashout_refused', data: { details, to_cashout: null } });
  expect(error.message).not.toBe('');
  expect(await book.balance(playerId)).toBe(9_000n);
  expect(await book.bet(playerId, bet_id)).toMatchObject({
    to_cashout: null,
    cashout_reason: details,
  });
});

test.each([
  ['done', 'settled'],
  ['rejected', 'settled'],
  ['cancelled', 'settled'],
  ['submitted', 'in_delay'],
])('a bet that is %s is not cashed out', async (status, details) => {
  const { playerId, bet_id } = await aBettor();
  const set = (to: string) =>
    book.pool.query('update bets set status = $2 where id = $1', [bet_id, to]);
  await set(status);
  const { error } = await book.cashOut(playerId, { bet_id, to_cashout: 1 }, 422);
  expect(error.data).toEqual({ details, to_cashout: null });
  await set('waiting_results');
});

test.each([
  ['more than is left', { stake: 1001 }, 'above_offer'],
  ['less than the smallest amount', { paid: 1 }, 'below_least'],
])('a part that is %s is refused', async (_what, part, details) => {
  const { playerId, bet_id } = await aBettor();
  const body = { bet_id, to_cashout: 1200, part, cashout_id: randomUUID() };
  const { error } = await book.cashOut(playerId, body, 422);
  expect(error.data).toEqual({ details, to_cashout: 1200 });
});

test.each([
  ['a part has no id', { part: { stake: 100 } }, 'body.cashout_id'],
  [
    'a part is told in two ways',
    { part: { stake: 1, paid: 1 }, cashout_id: randomUUID() },
    'body.part.paid',
  ],
  ['the value is left out', { to_cashout: undefined }, 'body.to_cashout'],
  ['the value is nothing', { to_cashout: 0 }, 'body.to_cashout'],
  ['the value is below nothing', { to_cashout: -5 }, 'body.to_cashout'],
])('a request is not understood when %s', async (_what, change, field) => {
  const playerId = await book.player();
  const body = { bet_id: 1, to_cashout: 1, ...change };
  const { error } = await book.server.ask('/bets/cashout', { playerId, body, status: 400 });
  expect(error).toMatchObject({ code: 'bad_request', field });
});

test("another player's bet is not found, and nobody's is not cashed out", async () => {
  const { bet_id } = await aBettor();
  const other = await book.player();
  const body = { bet_id, to_cashout: 1200 };
  expect((await book.cashOut(other, body, 404)).error.code).toBe('not_found');
  await book.server.ask('/bets/cashout', { body, status: 401 });
  const { rows } = await book.pool.query('select from cash_outs where bet_id = $1', [bet_id]);
  expect(rows).toEqual([]);
});

test.each([
  ['freebet_no_risk', true, { to_cashout: 1 }, 422],
  [
    'freebet_all_win',
    true,
    { to_cashout: 1200, part: { stake: 400 }, cashout_id: randomUUID() },
    422,
  ],
  ['freebet_all_win', true, { to_cashout: 1200 }, 200],
  ['freebet_all_win', undefined, { to_cashout: 1200 }, 422],
] as const)(
  'a bet with a %s is cashed out whole, where its campaign allows it (%s) and it has a value',
  async (type, freebet_cash_out, asked, status) => {
    const [playerId, matchId] = [await book.player(), await book.matchAt()];
    const offer = { type, amounts: { EUR: 1000 } };
    const allowed = freebet_cash_out === undefined ? {} : { freebet_cash_out };
    const { id } = await aBonus(book.db, playerId, { now: NOW, offer, ...allowed });
    const bet_id = await book.betOn(playerId, [matchId], { bonus: { id, type } });
    const answer = await book.cashOut(playerId, { bet_id, ...asked }, status);
    if (status === 422) expect(answer.error.data?.details).toBe('freebet');
    else expect(answer.data.paid).toEqual(eur(1200));
  },
);
