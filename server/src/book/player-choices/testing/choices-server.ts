import { pino } from 'pino';
import type { Pool } from 'pg';
import type { OpenDatabase } from '../../../db/connect';
import { migratedDatabase } from '../../../db/testing/migrated-database';
import { createApp } from '../../../http/app';
import { routerOn } from '../../../http/router';
import { bookRoutes } from '../../routes';
import type { SiteSettings } from '../../site';
import { NOW, SITE } from '../../testing/book-database';

/** Who asks; nobody in particular unless a player is named. */
export interface AskedBy {
  playerId?: number | null;
  locale?: string;
}

/** What came back. */
export interface Answered<T> {
  status: number;
  body: T;
}

/** What most replies of these calls look like, as far as tests read them. */
export interface Listed {
  data: { id: number }[];
  error: { code: string; field?: string; message: string };
}

/** The sportsbook's calls by method and path, on a database of its own. Lists are read anew each time. */
export interface ChoicesServer {
  book: OpenDatabase;
  pool: Pool;
  clock: { now(): Date; set(now: Date): void };
  ask<T = Listed>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    by?: AskedBy & { body?: object },
  ): Promise<Answered<T>>;
  close(): Promise<void>;
}

const API = '/sportsbook/api/v2';
const NOTHING_KEPT = { answers: 0, counts: 0, prematchCounts: 0, names: 0, descriptions: 0 };

/** Starts it. */
export async function choicesServer(site: SiteSettings = SITE): Promise<ChoicesServer> {
  const book = await migratedDatabase();
  const app = await createApp({
    log: pino({ level: 'silent' }),
    trustedOrigins: new Set(),
    ready: () => Promise.resolve(true),
  });
  let now = NOW;
  const clock = { now: () => now, set: (next: Date) => void (now = next) };
  const router = routerOn(app, {
    origin: 'sportsbook',
    locales: site.locales.map(({ code }) => code),
    trustedOrigins: new Set(),
    secureCookies: false,
    cookieDomain: undefined,
    findPlayer: (token) => Promise.resolve(Number(token)),
  });
  bookRoutes(router, {
    db: book.db,
    clock,
    position: (channel) => Promise.resolve({ epoch: channel, offset: 7 }),
    mintTokens: {
      connection: () => Promise.resolve('token'),
      subscription: () => Promise.resolve('token'),
    },
    site,
    freshness: NOTHING_KEPT,
  });
  return {
    book,
    pool: book.pool,
    clock,
    ask: async (method, path, { playerId = null, locale = 'en', body } = {}) => {
      const answer = await app.inject({
        method,
        url: `${API}${path}`,
        headers: { 'accept-language': locale },
        cookies: playerId === null ? {} : { touchline_session: String(playerId) },
        ...(body ? { payload: body } : {}),
      });
      return { status: answer.statusCode, body: JSON.parse(answer.body) as never };
    },
    close: async () => {
      await app.close();
      await book.close();
    },
  };
}
