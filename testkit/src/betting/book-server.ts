import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Pool } from 'pg';
import type { OpenDatabase } from '../../../server/src/db/connect';
import { migratedDatabase } from '../database/migrated-database';
import { createApp } from '../../../server/src/http/app';
import { routerOn } from '../../../server/src/http/router';
import { type BookDeps, bookRoutes } from '../../../server/src/book/routes';
import { NOW, SITE } from './book-database';

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

/** What most replies look like, as far as tests read them. */
export interface Listed {
  data: { id: number }[];
  error: { code: string; field?: string; message: string };
}

/** The sportsbook's calls on a database of its own, at a time of its own. Lists are read anew each time. */
export interface BookServer {
  book: OpenDatabase;
  pool: Pool;
  app: FastifyInstance;
  clock: { now(): Date; set(now: Date): void };
  /** Asks for a path below the sportsbook's API. */
  ask<T = Listed>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    by?: AskedBy & { body?: object },
  ): Promise<Answered<T>>;
  close(): Promise<void>;
}

/** What a test may choose of what the book stands on. */
export type Chosen = Partial<Omit<BookDeps, 'db' | 'clock'>>;

const API = '/sportsbook/api/v2';
const NOTHING_KEPT = { answers: 0, counts: 0, prematchCounts: 0, names: 0, descriptions: 0 };

/** Opens it; nothing listens yet. A session's token is the number of its player. */
export async function bookServer(chosen: Chosen = {}): Promise<BookServer> {
  const book = await migratedDatabase();
  const app = await createApp({
    log: pino({ level: 'silent' }),
    trustedOrigins: new Set(),
    ready: () => Promise.resolve(true),
  });
  let now = NOW;
  const clock = { now: () => now, set: (next: Date) => void (now = next) };
  openBook(app, { site: SITE, ...chosen, db: book.db, clock });
  return {
    book,
    pool: book.pool,
    app,
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

function openBook(
  app: FastifyInstance,
  deps: Chosen & Pick<BookDeps, 'db' | 'clock' | 'site'>,
): void {
  const router = routerOn(app, {
    origin: 'sportsbook',
    locales: deps.site.locales.map(({ code }) => code),
    trustedOrigins: new Set(),
    secureCookies: false,
    cookieDomain: undefined,
    findPlayer: (token) => Promise.resolve({ playerId: Number(token), exclusion: null }),
  });
  bookRoutes(router, {
    position: (channel) => Promise.resolve({ epoch: channel, offset: 7 }),
    mintTokens: {
      connection: () => Promise.resolve('token'),
      subscription: () => Promise.resolve('token'),
    },
    freshness: NOTHING_KEPT,
    ...deps,
  });
}
