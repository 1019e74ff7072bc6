import type { PlacementSent } from '@touchline/wire/bets';
import { SPORTSBOOK_V2 } from '@touchline/wire/calls/call';
import { createShareBet, getShareBets } from '@touchline/wire/calls/share-bets';
import type { ErrorReply } from '@touchline/wire/errors';
import type { Locale } from '@touchline/wire/locale';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { OpenDatabase } from '../../../db/connect';
import { migratedDatabase } from '../../../db/testing/migrated-database';
import { createApp } from '../../../http/app';
import { routerOn } from '../../../http/router';
import { type BookDeps, bookRoutes } from '../../routes';
import { NOW, SITE } from '../../testing/book-database';
import type { Sharing } from '../share-routes';

type BetSent = PlacementSent['bets'][number];

/** The sportsbook over HTTP, for sharing bets, on a database of its own and at a time of its own. */
export interface ShareServer {
  book: OpenDatabase;
  /** Lets days pass. */
  pass(days: number): void;
  post(body: unknown, playerId?: number): Promise<Answered>;
  get(query: string, by?: { locale?: Locale['code'] }): Promise<Answered>;
  /** Shares bets and answers with their code. Throws when they are refused. */
  share(bets: BetSent[], playerId?: number): Promise<string>;
  /** The bets of a code, read as the page reads them. Throws when there are none. */
  restore(code: string): Promise<ReturnType<typeof getShareBets.reply.parse>['data']>;
  close(): Promise<void>;
}

interface Answered {
  status: number;
  body: unknown;
  error: ErrorReply['error'] | undefined;
}

const NOTHING_KEPT = { answers: 0, counts: 0, prematchCounts: 0, names: 0, descriptions: 0 };
const PATH = `${SPORTSBOOK_V2}/bets/share-code`;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Starts it; `sharing` is what the operator has decided, left out as usual. */
export async function shareServer(sharing?: Sharing): Promise<ShareServer> {
  const book = await migratedDatabase();
  let now = NOW;
  const app = await createApp({
    log: pino({ level: 'silent' }),
    trustedOrigins: new Set(),
    ready: () => Promise.resolve(true),
  });
  openBook(app, book, () => now, sharing);
  const post = async (body: unknown, playerId?: number) => {
    const headers = {
      'content-type': 'application/json',
      ...(playerId !== undefined && { cookie: `touchline_session=${playerId}` }),
    };
    const payload = JSON.stringify(body);
    return answered(await app.inject({ method: 'POST', url: PATH, payload, headers }));
  };
  const get = async (query: string, { locale = 'en' }: { locale?: string } = {}) =>
    answered(await app.inject({ url: `${PATH}?${query}`, headers: { 'accept-language': locale } }));
  return {
    book,
    pass: (days) => void (now = new Date(now.getTime() + days * DAY_MS)),
    post,
    get,
    share: async (bets, playerId) => {
      const { body } = await post({ bets }, playerId);
      return createShareBet.reply.parse(body).data.code;
    },
    restore: async (code) => getShareBets.reply.parse((await get(`code=${code}`)).body).data,
    close: async () => {
      await app.close();
      await book.close();
    },
  };
}

function answered(answer: { statusCode: number; json(): unknown }): Answered {
  const body = answer.json();
  return { status: answer.statusCode, body, error: (body as Partial<ErrorReply>).error };
}

function openBook(
  app: FastifyInstance,
  book: OpenDatabase,
  now: () => Date,
  sharing: Sharing | undefined,
): void {
  const router = routerOn(app, {
    origin: 'sportsbook',
    locales: SITE.locales.map(({ code }) => code),
    trustedOrigins: new Set(),
    secureCookies: false,
    cookieDomain: undefined,
    findPlayer: (token) => Promise.resolve(Number(token)),
  });
  const deps: BookDeps = {
    db: book.db,
    clock: { now },
    position: () => Promise.resolve({ epoch: 'e', offset: 1 }),
    mintTokens: {
      connection: () => Promise.resolve('token'),
      subscription: () => Promise.resolve('token'),
    },
    site: SITE,
    freshness: NOTHING_KEPT,
    ...(sharing && { share: sharing }),
  };
  bookRoutes(router, deps);
}
