import { randomUUID } from 'node:crypto';
import { depositPosting } from '@touchline/domain/ledger/payments';
import type { GameApp } from '@touchline/domain/games/game-rules';
import { minor } from '@touchline/domain/money';
import { launchGame as launchCall } from '@touchline/wire/calls/virtual-wallet';
import fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../../server/src/db/schema';
import { migratedDatabase } from '../database/migrated-database';
import { balanceOf } from '../../../server/src/wallet/balance';
import { post } from '../../../server/src/wallet/post';
import { sign } from '../../../server/src/player/payments/signature';
import { type Ask, asking } from '../players/asking';
import type { GameProvider } from '../../../server/src/player/games/game-provider';
import type { LaunchDeps } from '../../../server/src/player/games/launch-game';
import { launchRoutes } from '../../../server/src/player/games/launch-routes';
import type { RequestKind } from '../../../server/src/player/games/wallet/wallet-request';
import {
  gameWalletRoutes,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
  walletPath,
} from '../../../server/src/player/games/wallet/wallet-routes';

/** What the wallet answered over HTTP. */
export interface Told {
  status: number;
  body: Record<string, unknown>;
}

/** How a request is signed, where it is not as it should be. */
interface Signing {
  provider?: string;
  key?: string;
  at?: Date;
}

/** The virtual wallet on a database and a socket of its own, with two providers, `alpha` and `beta`. */
export interface GameHouse {
  db: Kysely<Database>;
  clock: { now(): Date; pass(ms: number): void };
  origin: string;
  app: FastifyInstance;
  launching: LaunchDeps;
  ask: Ask;
  /** A player with so much on a EUR account. */
  aPlayer(cash?: number): Promise<number>;
  cash(playerId: number): Promise<bigint>;
  /** A token as it is in the address that a launch answers. */
  launch(playerId: number, provider?: string): Promise<string>;
  /** A request as a provider signs it. */
  tell(kind: RequestKind, fields: object, signing?: Signing): Promise<Told>;
  /** A session of `alpha`, or another provider, by its id. */
  aSession(playerId: number, provider?: string): Promise<string>;
  close(): Promise<void>;
}

/** The key of a provider in tests. */
export function keyOf(provider: string): string {
  return `the key of ${provider}, long enough`;
}

/** Opens the house; `more` registers what else is answered there, before it listens. */
export async function openGameHouse(
  more: (app: FastifyInstance, house: Pick<GameHouse, 'db' | 'clock'>) => GameProvider[] = () => [],
): Promise<GameHouse> {
  const { db, close } = await migratedDatabase();
  const clock = standingClock();
  const app = fastify();
  const known = [...['alpha', 'beta'].map(aProvider), ...more(app, { db, clock })];
  const providers = new Map(known.map((each) => [each.name, each]));
  await app.register(gameWalletRoutes, { db, clock, providers });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const enabled = new Set<GameApp>([
    'horse_racing',
    'lottery',
    'premium_cricket',
    'virtual_gaming_arena',
  ]);
  const launching: LaunchDeps = { db, clock, providers, enabled };
  const ask = asking((router) => launchRoutes(router, launching));
  const tell = teller(origin, clock);
  const launch = async (playerId: number, provider = 'alpha') => {
    const sent = { params: { provider }, body: { app: 'lottery' } } as const;
    const answer = await ask(launchCall, sent, { playerId });
    if (!('body' in answer)) throw new Error(answer.error.message);
    return new URL(answer.body.url).searchParams.get('token') ?? '';
  };
  return {
    db,
    clock,
    origin,
    app,
    launching,
    ask,
    launch,
    tell,
    aPlayer: (cash = 0) => aPlayer(db, cash),
    cash: (playerId) => balanceOf(db, playerId, 'EUR'),
    aSession: async (playerId, provider = 'alpha') => {
      const token = await launch(playerId, provider);
      return String((await tell('session', { token }, { provider })).body['session_id']);
    },
    close: async () => {
      await app.close();
      await close();
    },
  };
}

function aProvider(name: string): GameProvider {
  const pageOf = (app: GameApp) =>
    app === 'premium_cricket' ? null : new URL(`https://${name}.example/${app}`);
  return { name, key: keyOf(name), pageOf };
}

function teller(origin: string, clock: { now(): Date }): GameHouse['tell'] {
  return async (kind, fields, { provider = 'alpha', key = keyOf(provider), at } = {}) => {
    const body = JSON.stringify({ request: kind, ...fields });
    const timestamp = String((at ?? clock.now()).getTime());
    const headers = {
      'content-type': 'application/json',
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: sign(key, timestamp, body),
    };
    const url = `${origin}${walletPath(provider, kind)}`;
    const response = await fetch(url, { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as Told['body'] };
  };
}

async function aPlayer(db: Kysely<Database>, cash: number): Promise<number> {
  const values = { email: `${randomUUID()}@mail.example`, password_hash: 'none' };
  const { id } = await db
    .insertInto('players')
    .values({ ...values, language: 'en', currency: 'EUR' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const account = { player_id: id, currency: 'EUR', active: true };
  await db.insertInto('player_accounts').values(account).execute();
  if (cash > 0) {
    const paid = { id: randomUUID(), provider: 'test', playerId: id, currency: 'EUR' };
    const posting = depositPosting({ ...paid, amount: minor(cash) });
    await db.transaction().execute((tx) => post(tx, [posting]));
  }
  return id;
}

function standingClock(): GameHouse['clock'] {
  let at = Date.now();
  return {
    now: () => new Date(at),
    pass: (ms) => {
      at += ms;
    },
  };
}
