import { minor } from '@touchline/domain/money';
import type { MoneyRules } from '@touchline/domain/players/standing';
import type { SignificantEvent } from '@touchline/wire/significant-events';
import { randomUUID } from 'node:crypto';
import { aPlayer } from '../betting/rows';
import { getDeposit, createDeposit } from '@touchline/wire/calls/platform';
import { createWithdrawal, getWithdrawal } from '@touchline/wire/calls/wallet';
import fastify from 'fastify';
import type { OpenDatabase } from '../../../server/src/db/connect';
import { migratedDatabase } from '../database/migrated-database';
import { debtOf } from '@touchline/domain/ledger/accounts';
import { balanceOf } from '../../../server/src/wallet/balance';
import { reconcile } from '../../../server/src/wallet/reconcile';
import { pollDeposits } from '../../../server/src/player/deposits/poll-deposits';
import { returnDeposits } from '../../../server/src/player/deposits/return-deposits';
import { depositRoutes } from '../../../server/src/player/deposits/routes';
import { redelivery } from '../../../server/src/player/payments/sandbox/deliver';
import {
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from '../../../server/src/player/payments/sandbox/sandbox-event';
import { sandboxRoutes } from '../../../server/src/player/payments/sandbox/routes';
import { sandboxProvider } from '../../../server/src/player/payments/sandbox/sandbox-provider';
import { sign } from '../../../server/src/player/payments/signature';
import {
  paymentWebhookRoutes,
  webhookPath,
} from '../../../server/src/player/payments/webhook-routes';
import { type Ask, asking } from '../players/asking';
import { sendWithdrawals } from '../../../server/src/player/withdrawals/send-withdrawals';
import { type WalletDeps, walletRoutes } from '../../../server/src/player/wallet/routes';
import { statementRoutes } from '../../../server/src/player/wallet/statement-file';

/** Signs the sandbox's webhooks. */
const SECRET = 'a secret of the tests, long enough';
/** The shop that players come back to. */
export const SHOP = 'https://bets.example';
/** Nobody listens on the port for discarding. */
export const OUT_OF_REACH = 'http://127.0.0.1:9/webhook';
/** What mails say of the site. */
const MAILS = { siteName: 'Arena', platformOrigin: 'https://players.example', locales: ['en'] };
/** Says who asks for a file. */
const PLAYER_HEADER = 'x-player';

/** Everything about money on a database of its own; webhooks, pages and files on a real socket. */
export type Wallet = Awaited<ReturnType<typeof startWallet>>;

interface WalletOptions {
  /** Stands in for ours when the merchant is to be out of reach. */
  webhookUrl?: string;
  /** From whom money is taken; left out, from everybody. */
  moneyRules?: MoneyRules;
}

/** Starts it. */
export async function startWallet({ webhookUrl, moneyRules }: WalletOptions = {}) {
  const database = await migratedDatabase();
  const { db } = database;
  const clock = testClock();
  const warned: object[] = [];
  const noted: SignificantEvent[] = [];
  const rules = moneyRules ? { moneyRules } : {};
  const log = { warn: (details: object) => void warned.push(details) };
  const delivery = { db, clock, secret: SECRET, log };
  const app = fastify();
  // Reading webhooks needs no address, and the address is known only once the app listens.
  const reader = sandboxProvider({ db, origin: 'http://unknown.example', secret: SECRET });
  await app.register(paymentWebhookRoutes, { db, clock, payments: reader, ...rules });
  await app.register(sandboxRoutes, delivery);
  const playerOf = (request: { headers: Record<string, unknown> }) =>
    Promise.resolve(Number(request.headers[PLAYER_HEADER] ?? 0) || null);
  statementRoutes(app, { db, playerOf });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const payments = sandboxProvider({ db, origin, secret: SECRET });
  const ours = webhookUrl ?? `${origin}${webhookPath('sandbox')}`;
  const limits = { min: 1, max: 10_000 };
  const deps: WalletDeps & Parameters<typeof depositRoutes>[1] = {
    db,
    clock,
    payments,
    secret: SECRET,
    siteName: 'Touchline',
    platformOrigin: 'https://players.example',
    locales: ['en'],
    deposits: { limits, returnOrigins: new Set([SHOP]), webhookUrl: ours },
    withdrawals: {
      limits,
      unverifiedMax: 200,
      reviewAbove: 500,
      reviewWindowMs: 24 * 3_600_000,
      large: { amount: minor(1_000_000), currency: 'EUR' },
      webhookUrl: ours,
    },
  };
  const ask = asking((router) => {
    walletRoutes(router, deps);
    depositRoutes(router, deps);
  });
  const redeliver = redelivery(delivery);
  return {
    ...database,
    db,
    clock,
    origin,
    deps,
    ask,
    delivery,
    warned,
    /** Significant events, in order. */
    noted,
    ...players(database),
    ...deposits({ db, ask }),
    ...withdrawals({ ask }),
    ...webhooks({ db, origin, clock }),
    redeliver,
    poll: () => pollDeposits({ db, clock, payments, ...rules, expiresMs: 24 * 3_600_000, log }),
    sendBack: () =>
      returnDeposits({
        db,
        clock,
        payments,
        mails: MAILS,
        noteEvent: (event) => void noted.push(event),
        log,
      }),
    send: () => sendWithdrawals({ ...deps, log }),
    /** Where the books disagree; an empty list is sound books. */
    faults: () => reconcile(db),
    csv: (playerId: number | null, query = '') =>
      fetch(`${origin}/api/player/transactions.csv${query}`, {
        headers: playerId === null ? {} : { [PLAYER_HEADER]: String(playerId) },
      }),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

function players({ db, pool }: OpenDatabase) {
  return {
    aPlayer: (currencies: readonly string[] = ['EUR']) => aPlayer(pool, { currencies }),
    verify: async (playerId: number) => {
      const players = db.updateTable('players').set({ verification: 'verified' });
      await players.where('id', '=', playerId).execute();
    },
    cash: (playerId: number, currency = 'EUR') => balanceOf(db, playerId, currency),
    owed: async (playerId: number, currency = 'EUR') => {
      const accounts = db.selectFrom('ledger_accounts').select('balance');
      const row = await accounts.where('id', '=', debtOf(playerId, currency)).executeTakeFirst();
      return -(row?.balance ?? 0n);
    },
  };
}

function deposits({ db, ask }: Pick<OpenDatabase, 'db'> & { ask: Ask }) {
  const begin = async (playerId: number, change: object = {}) => {
    const body = { amount: 10_000, currency: 'EUR', return_url: SHOP, ...change };
    const answer = await ask(createDeposit, { body }, { playerId });
    if (!('body' in answer)) throw new Error(answer.error.message);
    return answer.body.data;
  };
  const submit = (url: string, fields: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  return {
    /** Begins a deposit of 100.00. */
    begin,
    /** Sends a form of the sandbox. */
    submit,
    /** Begins one and pays it by a test card; answers with where the player is sent. */
    payIn: async (
      playerId: number,
      { card = '', ...change }: { card?: string; amount?: number; currency?: string } = {},
    ) => {
      const { id, payment_url: url } = await begin(playerId, change);
      const answer = await submit(`${url}/pay`, { card });
      return { id, url, location: answer.headers.get('location') };
    },
    stateOf: async (playerId: number, id: string) => {
      const answer = await ask(getDeposit, { params: { id } }, { playerId });
      return 'body' in answer ? answer.body.data.state : String(answer.error.code);
    },
    /** What the player's pages were told, in order. */
    announced: async (playerId: number) => {
      const rows = db.selectFrom('outbox').select('message').orderBy('id');
      return (await rows.where('channel', '=', `$user:${playerId}`).execute()).map(
        ({ message }) => message,
      );
    },
  };
}

/** A number that money is sent to without further ado. */
export const ACCOUNT = 'GB33 BUKB 2020 1555 5555 55';

function withdrawals({ ask }: { ask: Ask }) {
  const request = (playerId: number, change: object = {}) => {
    const body = {
      request_id: randomUUID(),
      amount: 5000,
      currency: 'EUR',
      destination: ACCOUNT,
      ...change,
    };
    return ask(createWithdrawal, { body }, { playerId });
  };
  return {
    /** Asks for 50.00. */
    request,
    withdraw: async (playerId: number, change: object = {}) => {
      const answer = await request(playerId, change);
      if (!('body' in answer)) throw new Error(JSON.stringify(answer.error));
      return answer.body.data;
    },
    withdrawal: async (playerId: number, id: string) => {
      const answer = await ask(getWithdrawal, { params: { id } }, { playerId });
      if (!('body' in answer)) throw new Error(answer.error.message);
      return answer.body.data;
    },
  };
}

function webhooks({
  db,
  origin,
  clock,
}: Pick<OpenDatabase, 'db'> & { origin: string; clock: TestClock }) {
  return {
    /** What the sandbox would say of a paid deposit, with changes. */
    eventOf: async (depositId: string, change: object = {}): Promise<string> => {
      const payment = await db
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('merchant_ref', '=', depositId)
        .executeTakeFirstOrThrow();
      return JSON.stringify({
        event_id: randomUUID(),
        subject_id: payment.id,
        merchant_ref: depositId,
        about: 'payment',
        outcome: 'paid',
        amount: Number(payment.amount),
        currency: payment.currency,
        ...change,
      });
    },
    /** Tells the merchant, signed as a stranger or as the sandbox. */
    tell: async (body: string, { secret = SECRET, at = clock.now() } = {}) => {
      const timestamp = String(at.getTime());
      const headers = {
        'content-type': 'application/json',
        [TIMESTAMP_HEADER]: timestamp,
        [SIGNATURE_HEADER]: sign(secret, timestamp, body),
      };
      const url = `${origin}${webhookPath('sandbox')}`;
      const response = await fetch(url, { method: 'POST', headers, body });
      return { status: response.status, ...((await response.json()) as { outcome: string }) };
    },
  };
}

interface TestClock {
  now(): Date;
  pass(ms: number): void;
}

function testClock(): TestClock {
  let at = Date.now();
  return {
    now: () => new Date(at),
    pass: (ms) => {
      at += ms;
    },
  };
}
