import { USUAL_MONEY_RULES } from '@touchline/domain/players/standing';
import fastify from 'fastify';
import type { Kysely } from 'kysely';
import { migratedDatabase } from '../database/migrated-database';
import type { Database } from '../../../server/src/db/schema';
import type { Delivery } from '../../../server/src/player/payments/sandbox/deliver';
import { sandboxRoutes } from '../../../server/src/player/payments/sandbox/routes';
import { sandboxProvider } from '../../../server/src/player/payments/sandbox/sandbox-provider';
import {
  paymentWebhookRoutes,
  webhookPath,
} from '../../../server/src/player/payments/webhook-routes';
import { type PlayerDeps, playerRoutes } from '../../../server/src/player/routes';
import { WITHDRAWAL_LIMITS } from '../../../server/src/player/withdrawals/ask-withdrawal';
import { type Ask, asking } from './asking';

const SECRET = 'a secret of the tests, long enough';
export const SHOP = 'https://bets.example';
/** Where the links in mails go. */
export const PLATFORM = 'https://players.example';

/** A clock that stands until a test moves it. */
export interface TestClock {
  now(): Date;
  pass(ms: number): void;
}

/** The player platform on a database of its own; webhooks and sandbox pages on a real socket. */
export interface Platform {
  db: Kysely<Database>;
  clock: TestClock;
  origin: string;
  secret: string;
  deps: PlayerDeps;
  /** Players of whom it was told that a session ended, in order. */
  signedOut: number[];
  delivery: Delivery;
  /** Makes a call as the door does: the parts are parsed, then handed to the room. */
  ask: Ask;
  close(): Promise<void>;
}

/** Starts the platform. `webhookUrl` stands in for ours when the merchant is to be out of reach. */
export async function startPlatform(webhookUrl?: string): Promise<Platform> {
  const { db, close } = await migratedDatabase();
  const clock = testClock();
  const delivery = { db, clock, secret: SECRET, log: { warn: () => {} } };
  const app = fastify();
  // Reading webhooks needs no address, and the address is known only once the app listens.
  const payments = sandboxProvider({ db, origin: 'http://unknown.example', secret: SECRET });
  await app.register(paymentWebhookRoutes, { db, clock, payments });
  await app.register(sandboxRoutes, delivery);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const signedOut: number[] = [];
  const deps: PlayerDeps = {
    db,
    clock,
    locales: ['en', 'de', 'nb'],
    siteName: 'Touchline',
    platformOrigin: PLATFORM,
    signedOut: async (playerId) => void signedOut.push(playerId),
    payments: sandboxProvider({ db, origin, secret: SECRET }),
    deposits: {
      limits: { min: 1, max: 10_000 },
      returnOrigins: new Set([SHOP]),
      webhookUrl: webhookUrl ?? `${origin}${webhookPath('sandbox')}`,
    },
    withdrawals: { ...WITHDRAWAL_LIMITS, webhookUrl: `${origin}${webhookPath('sandbox')}` },
    gates: { blockedCountries: new Set(['US']), group: null, money: USUAL_MONEY_RULES },
    wantedFields: [],
    secret: SECRET,
    secondFactor: {
      secret: SECRET,
      siteName: 'Touchline',
      rpId: new URL(PLATFORM).hostname,
      origins: [PLATFORM],
    },
  };
  return {
    db,
    clock,
    origin,
    secret: SECRET,
    deps,
    signedOut,
    delivery,
    ask: asking((router) => playerRoutes(router, deps)),
    close: async () => {
      await app.close();
      await close();
    },
  };
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
