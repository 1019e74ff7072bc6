import { randomUUID } from 'node:crypto';
import { minor } from '@touchline/domain/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { NOW } from '@touchline/testkit/betting/book-database';
import { sandboxProvider } from '../player/payments/sandbox/sandbox-provider';
import { askWithdrawal, WITHDRAWAL_LIMITS } from '../player/withdrawals/ask-withdrawal';
import { balanceOf } from '../wallet/balance';
import { reconcile } from '../wallet/reconcile';
import { verifyAudit } from './audit/verify-audit';
import { operatorServer, type OperatorServer } from '@touchline/testkit/operator/operator-server';

let server: OperatorServer;
beforeAll(async () => {
  server = await operatorServer();
});
afterEach(async () => {
  expect(await reconcile(server.book.db)).toEqual([]);
  expect(await verifyAudit(server.book.db)).toMatchObject({ ok: true });
});
afterAll(() => server.close());

interface Listed {
  player_id: number;
  withdrawal: { id: string; state: string; stages: { state: string }[] };
}

interface Asked {
  playerId: number;
  id: string;
}

/** A withdrawal of 50.00 of somebody who had 100.00, that waits for a decision. */
async function aWithdrawal(): Promise<Asked> {
  const { db } = server.book;
  const playerId = await server.aBettor(10_000);
  const payments = sandboxProvider({
    db,
    origin: 'http://sandbox.example',
    secret: 'x'.repeat(32),
  });
  const asked = await askWithdrawal(
    {
      db,
      payments,
      withdrawals: { ...WITHDRAWAL_LIMITS, webhookUrl: 'http://us.example' },
      secret: 'x'.repeat(32),
      siteName: 'Touchline',
      platformOrigin: 'https://players.example',
      locales: ['en'],
    },
    {
      playerId,
      requestId: randomUUID(),
      amount: minor(5_000),
      currency: 'EUR',
      destination: 'DE89370400440532013000',
      isConfirmed: true,
    },
    NOW,
  );
  if (!asked.ok) throw new Error(`refused: ${JSON.stringify(asked.error)}`);
  const { id } = asked.value;
  await server.book.pool.query(`update withdrawals set state = 'in_review' where id = $1`, [id]);
  return { playerId, id };
}

/** A deposit of the player whose bank took it back. */
async function aChargeback(playerId: number): Promise<string> {
  const id = randomUUID();
  const { pool } = server.book;
  await pool.query(
    `insert into deposits (id, player_id, currency, amount, provider, return_url, state)
     values ($1, $2, 'EUR', 100, 'sandbox', 'http://us.example', 'charged_back')`,
    [id, playerId],
  );
  await pool.query(
    `insert into chargebacks (deposit_id, player_id, currency, amount, opened_at)
     values ($1, $2, 'EUR', 100, $3)`,
    [id, playerId, NOW],
  );
  return id;
}

const decide = (id: string, how: 'approve' | 'decline', body: object = {}) => {
  const why = how === 'decline' ? { reason_code: 'suspected_fraud' } : {};
  return server.operate<Listed>('POST', `/withdrawals/${id}/${how}`, { ...why, ...body });
};
const balance = (playerId: number) => balanceOf(server.book.db, playerId, 'EUR');
const loggedOf = async (playerId: number) =>
  (await server.operate<{ action: string }[]>('GET', `/log?player_id=${playerId}`)).body.data;

test('an approved withdrawal goes on to be sent, and is not listed any more', async () => {
  const { playerId, id } = await aWithdrawal();
  const waits = async () => (await server.operate<Listed[]>('GET', '/withdrawals')).body.data;
  expect(await waits()).toMatchObject([{ player_id: playerId, withdrawal: { id } }]);
  const approved = await decide(id, 'approve', { reason: 'seen' });
  expect(approved).toMatchObject({
    status: 200,
    body: { data: { player_id: playerId, withdrawal: { id, state: 'approved' } }, dry_run: false },
  });
  expect(await waits()).toEqual([]);
  const listed = await server.operate<Listed[]>('GET', '/withdrawals?state=approved,sent');
  expect(listed.body.data.map(({ withdrawal }) => withdrawal.id)).toContain(id);
  expect(await balance(playerId)).toBe(5_000n);
  expect(await loggedOf(playerId)).toMatchObject([
    {
      action: 'withdrawal_approved',
      details: { withdrawal_id: id, amount: 5000, currency: 'EUR', reason: 'seen' },
    },
  ]);
});

test('a declined withdrawal puts the money back', async () => {
  const { playerId, id } = await aWithdrawal();
  const { body } = await decide(id, 'decline');
  // Operators read the reason as it is.
  expect(body.data.withdrawal).toMatchObject({ state: 'declined', reason: 'suspected_fraud' });
  expect(await balance(playerId)).toBe(10_000n);
  expect(await loggedOf(playerId)).toMatchObject([
    { action: 'withdrawal_declined', details: { reason_code: 'suspected_fraud' } },
  ]);
});

test.each([[undefined], ['because'], ['operator'], ['large_amount']])(
  'nothing is declined for the reason %j',
  async (code) => {
    const { playerId, id } = await aWithdrawal();
    expect(await decide(id, 'decline', { reason_code: code })).toMatchObject({
      status: 400,
      body: { error: { field: 'body.reason_code' } },
    });
    expect(await balance(playerId)).toBe(5_000n);
  },
);

test.each([
  ['approve', 'approved'],
  ['decline', 'declined'],
] as const)('a dry run of %s tells of it and does nothing', async (how, state) => {
  const { playerId, id } = await aWithdrawal();
  const dry = await decide(id, how, { dry_run: true });
  expect(dry.body).toMatchObject({ data: { withdrawal: { state } }, dry_run: true });
  expect(await balance(playerId)).toBe(5_000n);
  expect(await loggedOf(playerId)).toEqual([]);
  expect((await decide(id, how)).body.data.withdrawal.state).toBe(state);
});

test('of decisions at once one stands, and is logged once', async () => {
  const { playerId, id } = await aWithdrawal();
  const asked = Array.from({ length: 8 }, () => decide(id, 'decline'));
  const answers = await Promise.all(asked);
  const refusals = answers.filter(({ status }) => status !== 200);
  expect(refusals).toHaveLength(7);
  for (const each of refusals) {
    expect(each).toMatchObject({
      status: 409,
      body: { error: { code: 'withdrawal_refused', data: { details: 'too_late' } } },
    });
  }
  expect(await balance(playerId)).toBe(10_000n);
  expect(await loggedOf(playerId)).toHaveLength(1);
});

test('nothing is sent while a case of a charged-back deposit is open; closing it is logged', async () => {
  const { playerId, id } = await aWithdrawal();
  const deposit = await aChargeback(playerId);
  for (const dry_run of [true, false]) {
    expect(await decide(id, 'approve', { dry_run })).toMatchObject({
      status: 409,
      body: { error: { data: { details: 'chargeback' } } },
    });
  }
  const open = await server.operate<object[]>('GET', '/chargebacks');
  expect(open.body.data).toEqual([
    {
      deposit_id: deposit,
      player_id: playerId,
      currency: 'EUR',
      amount: 100,
      opened_at: NOW.toISOString(),
    },
  ]);
  const close = () => server.operate('POST', `/chargebacks/${deposit}/close`, { reason: 'paid' });
  const closed = (await Promise.all([close(), close()])).map(({ status }) => status);
  expect(closed.toSorted((one, other) => one - other)).toEqual([200, 404]);
  expect((await decide(id, 'approve')).status).toBe(200);
  expect(await loggedOf(playerId)).toMatchObject([
    { action: 'withdrawal_approved' },
    { action: 'chargeback_closed', details: { deposit_id: deposit, reason: 'paid' } },
  ]);
});

test.each(['approve', 'decline'] as const)('to %s what is not there is not found', async (how) => {
  expect((await decide(randomUUID(), how)).status).toBe(404);
});

test.each<[string, object, string]>([
  ['/withdrawals/17/approve', {}, 'params.id'],
  [`/withdrawals/${randomUUID()}/decline`, { dry_run: 1 }, 'body.dry_run'],
  [`/withdrawals/${randomUUID()}/decline`, { reason: 'a\0b' }, 'body.reason'],
  ['/chargebacks/17/close', {}, 'params.id'],
])('%s %j is refused by its field', async (path, body, field) => {
  const answer = await server.operate('POST', path, body);
  expect(answer).toMatchObject({ status: 400, body: { error: { field } } });
});

test('a state that is none is refused by its field', async () => {
  const answer = await server.operate('GET', '/withdrawals?state=lost');
  expect(answer).toMatchObject({ status: 400, body: { error: { field: 'query.state' } } });
});
