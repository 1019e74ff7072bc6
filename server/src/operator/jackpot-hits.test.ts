import { drawFault } from '@touchline/domain/bonus/jackpot-draw';
import { promotions } from '@touchline/domain/ledger/accounts';
import { minor } from '@touchline/domain/money';
import { notifyHits } from '../book/notifications/notify-jackpot-hit';
import { drawDigest, hashOfSeed } from '../bonus/jackpots/seeds';
import { keepJackpotTimes } from '../bonus/jackpots/jackpots';
import { run } from '../db/statements';
import { balanceOf, balancesNow } from '../wallet/balance';
import type { JackpotProofReply, JackpotReply } from '@touchline/wire/jackpots';
import type { OwnHitReply, OwnJackpotReply } from '@touchline/wire/calls/operator-jackpots';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type JackpotDesk, jackpotDesk, MINI } from '@touchline/testkit/operator/jackpot-desk';

let desk: JackpotDesk;
beforeAll(async () => {
  desk = await jackpotDesk();
});
afterAll(() => desk.server.close());
beforeEach(() => desk.pauseAll());

async function promotionsOf({ server }: JackpotDesk): Promise<bigint> {
  const held = await run(server.book.db, balancesNow([promotions('EUR')]));
  return held.get(promotions('EUR')) ?? 0n;
}

test('from the bet over the approval to the money: pools, hits, proofs and what is told', async () => {
  const id = await desk.aJackpot();
  const committed = await desk.jackpotNow(id);
  expect(committed).toMatchObject({
    name: 'Four corners',
    amount: 900,
    pool_amount: 900,
    hits_amount: 0,
    levels: [{ code: 'mini', name: 'Mini', pool_amount: 900, state: 'active' }],
    seed: { number: 1 },
  });
  const playerId = await desk.server.aBettor(100_000);
  const hitId = await desk.aHit(playerId);
  // What waits for a decision is nobody's business yet, not even the winner's.
  expect(await desk.hits('?for_user=true', playerId)).toEqual([]);
  expect((await desk.get(`/jackpot-hits/${hitId}/proof`)).status).toBe(404);
  expect(await desk.jackpotNow(id)).toMatchObject({
    amount: 1810,
    pool_amount: 900,
    hits_amount: 910,
  });
  // The winner hears of it all the same, at once and once.
  const hitAt = new Date('2026-03-01T12:00:00Z');
  for (const _time of [1, 2]) await notifyHits(desk.server.book.db, hitAt);
  const checked = (await desk.toldTo(`$user:${playerId}`, 'notification')).filter((each) =>
    JSON.stringify(each).includes('We are checking'),
  );
  expect(checked).toHaveLength(1);
  expect(checked[0]).toMatchObject({
    notification: {
      type: 'jackpot',
      title: 'You have hit the jackpot',
      body: 'You have won €9.10. We are checking the hit, and pay it after that.',
      object_type: 'jackpot',
      object_id: id,
    },
  });
  const { body: approved } = await desk.server.operate<OwnHitReply>(
    'POST',
    `/jackpot-hits/${hitId}/approve`,
  );
  expect(approved.data).toMatchObject({
    player_id: playerId,
    cause: 'drawn',
    hit: {
      id: hitId,
      jackpot_id: id,
      amount: 910,
      currency: 'EUR',
      amount_eur: 910,
      status: 'paid',
      level: { code: 'mini', name: 'Mini' },
    },
    decided_by: 'operator',
  });
  expect(await balanceOf(desk.server.book.db, playerId, 'EUR')).toBe(100_000n - 1000n + 910n);
  const again = await desk.server.operate('POST', `/jackpot-hits/${hitId}/approve`);
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  const channel = `$user:${playerId}`;
  expect((await desk.toldTo(channel, 'bonus_issued')).at(-1)).toMatchObject({
    bonus: { id: hitId, type: 'jackpot' },
  });
  expect((await desk.toldTo(channel, 'notification')).at(-1)).toMatchObject({
    notification: {
      type: 'jackpot',
      body: 'You have won €9.10. It is in your account.',
      object_type: 'jackpot',
      object_id: id,
    },
  });
  const { body: proof } = await desk.get<JackpotProofReply>(`/jackpot-hits/${hitId}/proof`);
  const { seed, bet_id: betId, level_code: code, cause } = proof.data;
  expect(seed.hash).toBe(committed.seed?.hash);
  const draw = {
    seedHash: seed.hash,
    cause,
    stake: minor(proof.data.stake),
    pool: minor(proof.data.pool),
    ceiling: null,
    hitEvery: minor(proof.data.hit_every),
  };
  const computed = {
    seedHash: hashOfSeed(seed.value),
    digest: drawDigest(seed.value, betId, code),
  };
  expect(drawFault(draw, computed)).toBeNull();
  expect((await desk.jackpotNow(id)).seed).toMatchObject({ number: 2 });
  await desk.sound();
});

test('hits are told without names; the winner’s own are unseen until they are marked', async () => {
  await desk.aJackpot();
  const [winner, other] = [await desk.server.aBettor(), await desk.server.aBettor()];
  const ids: number[] = [];
  for (const playerId of [winner, winner, other]) ids.push(await desk.aHit(playerId));
  for (const id of ids) await desk.server.operate('POST', `/jackpot-hits/${id}/approve`);
  const [theirs, second, first] = await desk.hits('?limit=3');
  expect(first?.user_hash).toMatch(/^[0-9a-f]{16}$/);
  expect(second?.user_hash).toBe(first?.user_hash);
  expect(theirs?.user_hash).not.toBe(first?.user_hash);
  const own = (await desk.hits('?for_user=true&unseen=true', winner)).map(({ id }) => id);
  expect(own).toEqual([ids[1], ids[0]]);
  const mark = (playerId: number, id = 0) =>
    desk.server.ask(playerId, '/v2/bonuses/mark-as-seen', { bonuses: [{ id, type: 'jackpot' }] });
  await mark(other, ids[0]);
  expect(await desk.hits('?for_user=true&unseen=true', winner)).toHaveLength(2);
  await mark(winner, ids[0]);
  expect((await desk.hits('?for_user=true&unseen=true', winner)).map(({ id }) => id)).toEqual([
    ids[1],
  ]);
  expect(await desk.hits('?for_user=true', winner)).toMatchObject([
    { seen: false },
    { seen: true },
  ]);
  // Nobody is shown what others have won.
  expect((await desk.hits('?limit=3', other)).map(({ seen }) => seen)).toEqual([false, true, true]);
  expect(await desk.hits('?for_user=true')).toEqual([]);
});

test('a list of hits holds ten unless said, of one jackpot where that is asked for', async () => {
  const first = await desk.aJackpot();
  const playerId = await desk.server.aBettor();
  for (let count = 0; count < 11; count += 1) {
    await desk.server.operate('POST', `/jackpot-hits/${await desk.aHit(playerId)}/approve`);
  }
  expect(await desk.hits('')).toHaveLength(10);
  expect(await desk.hits(`?jackpot_id=${first}&limit=500`)).toHaveLength(11);
  expect(await desk.hits(`?jackpot_id=${first}&limit=2&status=paid`)).toHaveLength(2);
  expect(await desk.hits(`?jackpot_id=${first}&status=approved`)).toEqual([]);
  expect((await desk.get('/jackpot-hits?status=initial')).status).toBe(400);
  expect((await desk.get('/jackpot-hits?limit=501')).status).toBe(400);
});

test('what a declined hit has won goes back to its pool, and the decision is logged', async () => {
  const id = await desk.aJackpot();
  const playerId = await desk.server.aBettor(100_000);
  const hitId = await desk.aHit(playerId);
  const declined = await desk.server.operate<OwnHitReply>(
    'POST',
    `/jackpot-hits/${hitId}/decline`,
    {
      reason: 'a wrong price',
    },
  );
  expect(declined.body.data).toMatchObject({ hit: { status: 'declined' }, paid_at: null });
  expect(await desk.jackpotNow(id)).toMatchObject({
    amount: 1810,
    pool_amount: 1810,
    hits_amount: 0,
  });
  expect(await balanceOf(desk.server.book.db, playerId, 'EUR')).toBe(99_000n);
  expect(await desk.hits('?for_user=true', playerId)).toEqual([]);
  const { rows } = await desk.server.book.pool.query(
    `select action, player_id, details ->> 'reason' as reason from operator_log order by id desc limit 1`,
  );
  expect(rows).toEqual([
    { action: 'jackpot_hit_declined', player_id: playerId, reason: 'a wrong price' },
  ]);
  await desk.sound();
});

test.each([
  ['who has heard of the hit', true],
  ['but nobody who has not', false],
])('that a hit is declined is told to its player, %s', async (_rule, hasHeard) => {
  await desk.aJackpot();
  const playerId = await desk.server.aBettor(100_000);
  const hitId = await desk.aHit(playerId);
  const jobs = () => notifyHits(desk.server.book.db, new Date('2026-03-01T12:00:00Z'));
  if (hasHeard) await jobs();
  await desk.server.operate('POST', `/jackpot-hits/${hitId}/decline`, { reason: 'a wrong price' });
  await jobs();
  const told = await desk.toldTo(`$user:${playerId}`, 'notification');
  const checked = { body: expect.stringContaining('We are checking the hit') };
  const declined = {
    type: 'jackpot',
    title: 'Jackpot hit not confirmed',
    body: 'We checked your hit of €9.10 and could not confirm it, so it is not paid. Contact support if you have questions.',
  };
  expect(told.map(({ notification }) => notification)).toMatchObject(
    hasHeard ? [checked, declined] : [],
  );
});

test('a declined hit lifts no pool above what it must drop at: what is over goes to the next, then to the promotions', async () => {
  const major = { code: 'major', names: { en: 'Major' }, share: 1, hit_every: 10 ** 12 };
  const levels = [
    { ...MINI, must_drop_at: 1500 },
    { ...major, must_drop_at: 200 },
  ];
  const id = await desk.aJackpot({ levels });
  const hitId = await desk.aHit(await desk.server.aBettor());
  const decline = () =>
    desk.server.operate('POST', `/jackpot-hits/${hitId}/decline`, { reason: 'a wrong price' });
  const promoted = () => promotionsOf(desk);
  const before = await promoted();
  expect([(await decline()).status, (await decline()).status]).toEqual([200, 409]);
  expect(await desk.jackpotNow(id)).toMatchObject({
    levels: [
      { code: 'mini', pool_amount: 1500 },
      { code: 'major', pool_amount: 200 },
    ],
  });
  expect((await promoted()) - before).toBe(910n - 600n - 200n);
  await desk.sound();
});

test('a jackpot that ends keeps what a hit may bring back until that is decided', async () => {
  const id = await desk.aJackpot();
  const hitId = await desk.aHit(await desk.server.aBettor());
  const end = await desk.server.operate<OwnJackpotReply>('POST', `/jackpots/${id}/end`, {});
  expect(end.body.data).toMatchObject({
    jackpot: { seed: null, pool_amount: 900, levels: [{ state: 'finished' }] },
    bets: 1,
    fed_amount: 10,
    waiting_hits: 1,
  });
  expect((await desk.server.operate('POST', `/jackpots/${id}/end`, {})).status).toBe(409);
  await desk.server.operate('POST', `/jackpot-hits/${hitId}/decline`, { reason: 'a wrong price' });
  expect(await desk.jackpotNow(id)).toMatchObject({ pool_amount: 1810 });
  await keepJackpotTimes(desk.server.book.db, new Date());
  expect(await desk.jackpotNow(id)).toMatchObject({ pool_amount: 0 });
  const listed = (await desk.get<JackpotReply[]>('/jackpots')).body.data;
  expect(listed.map((each) => each.id)).not.toContain(id);
  await desk.sound();
});

test('who wins in a currency without an account gets one', async () => {
  // A bet of 10.00 EUR is one of 8.50 GBP.
  const level = { ...MINI, start_amount: 800, hit_every: 850 };
  await desk.aJackpot({ currency: 'GBP', levels: [level] });
  const playerId = await desk.server.aBettor();
  const hitId = await desk.aHit(playerId);
  await desk.server.operate('POST', `/jackpot-hits/${hitId}/approve`);
  expect(await balanceOf(desk.server.book.db, playerId, 'GBP')).toBe(808n);
});
