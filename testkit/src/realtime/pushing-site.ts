import { deepStrictEqual, equal } from 'node:assert/strict';
import { minor } from '@touchline/domain/money';
import { aPlayer } from '../betting/rows';
import { vi } from 'vitest';
import { notifySettled } from '../../../server/src/book/notifications/notify-settled';
import type { Pushing } from '../../../server/src/book/notifications/push/deliver-pushes';
import { oneSignal } from '../../../server/src/book/notifications/push/one-signal';
import { vapidOf, webPush } from '../../../server/src/book/notifications/push/web-push';
import {
  aBrowser,
  type Browser,
  LOCAL_NETWORK,
  type PushServiceServer,
  pushServiceServer,
} from '../notifications/push-service-server';
import { NOW } from '../betting/book-database';
import { type BookServer, bookServer } from '../betting/book-server';
import { startSendingPushes } from '../../../server/src/jobs/send-pushes';

export const VAPID = vapidOf(Buffer.alloc(32, 7).toString('base64url'), 'mailto:push@example.org');

/** What waits: how often it was tried, and in how many milliseconds it is tried next. */
export interface Waiting {
  attempts: number;
  inMs: number;
}

/** A book whose notifications are sent to a push service on this machine. Every test has a player and a service of its own. */
export class PushingSite {
  readonly book: BookServer;
  readonly log = { warn: vi.fn(), error: vi.fn() };
  pushService: PushServiceServer;
  services: Pushing['services'] = {};
  playerId = 0;
  lastBet = 0;
  #jobs: { stop(): Promise<void> }[] = [];

  constructor(book: BookServer, pushService: PushServiceServer) {
    this.book = book;
    this.pushService = pushService;
  }

  /** Makes everything new but the database. */
  async begin(): Promise<void> {
    await this.pushService.close();
    this.pushService = await pushServiceServer();
    const apiUrl = this.pushService.origin;
    this.services = {
      web_push: webPush(VAPID, LOCAL_NETWORK),
      one_signal: oneSignal({ appId: 'our app', apiKey: 'our key', apiUrl }),
    };
    this.book.clock.set(NOW);
    this.playerId = await aPlayer(this.book.pool);
  }

  async end(): Promise<void> {
    await this.stop();
    await this.book.pool.query('delete from push_subscriptions');
    deepStrictEqual(this.log.error.mock.calls, []);
    this.log.warn.mockClear();
  }

  async close(): Promise<void> {
    await this.pushService.close();
    await this.book.close();
  }

  /** Starts a server's job; it looks every few milliseconds. */
  start(most = 64): void {
    const { book, services, log } = this;
    const { db } = book.book;
    this.#jobs.push(startSendingPushes({ db, clock: book.clock, services, log, everyMs: 5, most }));
  }

  async stop(): Promise<void> {
    await Promise.all(this.#jobs.splice(0).map((job) => job.stop()));
  }

  /** Lets time pass. */
  pass(ms: number): void {
    const { clock } = this.book;
    clock.set(new Date(clock.now().getTime() + ms));
  }

  /** Subscribes a browser of the player, or of another, under this path of the push service. */
  async subscribed(
    path: string,
    { locale = 'en', playerId = this.playerId } = {},
  ): Promise<Browser> {
    const browser = aBrowser();
    const body = { endpoint: `${this.pushService.origin}${path}`, keys: browser.keys, locale };
    const by = { playerId, body };
    const { status } = await this.book.ask('POST', '/notifications/push-subscriptions', by);
    equal(status, 200);
    return browser;
  }

  /** Tells the player of a bet that won 20.00. */
  async notify(): Promise<void> {
    const { playerId, book } = this;
    const betId = (this.lastBet += 1);
    const word = 'won' as const;
    const bet = {
      betId,
      playerId,
      settlement: 1,
      word,
      paid: minor(2000),
      moved: minor(2000),
      stake: minor(1000),
      currency: 'EUR',
      about: 'Lille 4:0 Lens · Lille',
    };
    await book.book.db.transaction().execute((tx) => notifySettled(tx, [bet], book.clock.now()));
  }

  async waiting(): Promise<Waiting[]> {
    const { rows } = await this.book.pool.query<{ attempts: number; due_at: Date }>(
      'select attempts, due_at from push_deliveries order by notification_id, subscription_id',
    );
    const now = this.book.clock.now().getTime();
    return rows.map(({ attempts, due_at: due }) => ({ attempts, inMs: due.getTime() - now }));
  }

  async subscriptions(): Promise<number> {
    const { rows } = await this.book.pool.query('select from push_subscriptions');
    return rows.length;
  }

  /** Waits until so much has come to the push service. */
  sent(count: number): Promise<void> {
    return vi.waitFor(() => equal(this.pushService.pushed.length, count), 5000);
  }

  /** Waits until just this waits to be sent. */
  settled(expected: readonly Waiting[]): Promise<void> {
    return vi.waitFor(async () => deepStrictEqual(await this.waiting(), expected), 5000);
  }
}

/** Opens it. */
export async function pushingSite(): Promise<PushingSite> {
  const { faultOf } = LOCAL_NETWORK;
  const push = { faultOf, vapidPublicKey: VAPID.publicKey, oneSignalAppId: null };
  return new PushingSite(await bookServer({ push }), await pushServiceServer());
}
