import { aLine, aMatch, aPlayer } from '../betting/rows';
import type { BetReply, PlacementSent } from '@touchline/wire/bets';
import { pino } from 'pino';
import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../../../server/src/db/connect';
import { migratedDatabase } from '../database/migrated-database';
import { createApp } from '../../../server/src/http/app';
import { routerOn } from '../../../server/src/http/router';
import { bookRoutes } from '../../../server/src/book/routes';
import { type SiteSettings, siteOf } from '../../../server/src/book/site';
import { parseConfig } from '../../../server/src/config';
import { environmentSettings } from '../../../server/src/config-settings';
import { aBet, aSelection, fund, NOW, SITE } from '../betting/book-database';
import { operatorRoutes } from '../../../server/src/operator/routes';
import {
  followingSettings,
  type LiveSettings,
  liveSettings,
} from '../../../server/src/operator/settings/live-settings';

export const TOKEN = 'a token of at least thirty-two signs';

type BetSent = PlacementSent['bets'][number];
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What came back; errors have no data. */
export interface Answered<T = unknown> {
  status: number;
  body: {
    data: T;
    error: {
      code: string | number;
      field?: string;
      message: string;
      data: {
        errors_by_bet: ({ code: number; limit?: number; localized_message: string } | null)[];
      };
    };
  };
}

/** The sportsbook and its operator over HTTP, on a database of their own. */
export interface OperatorServer {
  book: OpenDatabase;
  settings: LiveSettings;
  /** Where it listens, without a slash at the end. */
  address: string;
  /** A player with an account in euro, and so many subunits on it. */
  aBettor(balance?: number, columns?: Record<string, unknown>): Promise<number>;
  /** A match with one line: 1, 2, 3 at 2.00, 3.50, 4.00. */
  aMatchToBetOn(given?: Parameters<typeof aMatch>[1]): Promise<number>;
  /** Calls below the operator's API, with the token unless other headers are given. */
  operate<T = unknown>(
    method: Method,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answered<T>>;
  /** Calls below the sportsbook's API for a player. */
  ask<T = unknown>(playerId: number, path: string, body: object): Promise<Answered<T>>;
  /** Places bets, each under its own placement id. */
  place(playerId: number, bets: BetSent[], locale?: string): Promise<Answered<BetReply[]>>;
  close(): Promise<void>;
}

interface Opened {
  book: OpenDatabase;
  site: SiteSettings;
  settings: LiveSettings;
  token: string | undefined;
}

/** Opens it on a free port: with a site of its own, or with one that follows the settings over an environment. */
export async function operatorServer(
  given: { site?: SiteSettings; token?: string | undefined; env?: Record<string, string> } = {},
): Promise<OperatorServer> {
  const { token = TOKEN, env = {} } = given;
  const book = await migratedDatabase();
  const config = parseConfig(env);
  const log = pino({ level: 'silent' });
  const environment = environmentSettings(config);
  const settings = liveSettings({ db: book.db, environment, log });
  const following = () => followingSettings(settings, (sections) => siteOf(sections, config));
  const site = given.site ?? (given.env ? following() : SITE);
  const opened = { book, site, settings, token: 'token' in given ? given.token : token };
  const app = await openApp(opened);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const call = async <T>(
    method: Method,
    path: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<Answered<T>> => {
    const answer = await fetch(`${address}${path}`, {
      method,
      // To pack it and unpack it again costs more than to answer.
      headers: {
        'accept-encoding': 'identity',
        ...headers,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: (await answer.json()) as Answered<T>['body'] };
  };
  const askAs = <T>(playerId: number, path: string, body: object, locale = 'en') => {
    const headers = { cookie: `touchline_session=${playerId}`, 'accept-language': locale };
    return call<T>('POST', `/sportsbook/api${path}`, headers, body);
  };
  return {
    book,
    settings,
    address,
    aBettor: async (balance = 1_000_000, columns = {}) => {
      const id = await aPlayer(book.pool, { currencies: ['EUR', 'USD'] });
      await fund(book.db, id, balance);
      for (const [name, value] of Object.entries(columns)) {
        await book.pool.query(`update players set ${name} = $2 where id = $1`, [id, value]);
      }
      return id;
    },
    aMatchToBetOn: async (match = {}) => {
      const id = await aMatch(book.pool, match);
      await aLine(book.pool, { matchId: id });
      return id;
    },
    operate: (method, path, body, headers = { authorization: `Bearer ${TOKEN}` }) =>
      call(method, `/operator/api/v1${path}`, headers, body),
    ask: askAs,
    place: (playerId, bets, locale) =>
      askAs(playerId, '/v3/bets', { ...placementOf(bets), bets }, locale),
    close: async () => {
      await app.close();
      await book.close();
    },
  };
}

function placementOf(bets: readonly BetSent[]) {
  const meta = { device_id: 'test', quick: false, type: bets[0]?.type ?? 'single' };
  return { meta: { ...meta, placement_id: randomUUID() }, auto_accept_odds_change: 'none' };
}

async function openApp({ book, site, settings, token }: Opened) {
  const app = await createApp({
    log: pino({ level: 'silent' }),
    trustedOrigins: new Set(),
    ready: () => Promise.resolve(true),
  });
  const keys = {
    locales: site.locales.map(({ code }) => code),
    trustedOrigins: new Set<string>(),
    operatorToken: token,
    secureCookies: false,
    cookieDomain: undefined,
    findPlayer: (session: string) =>
      Promise.resolve({ playerId: Number(session), exclusion: null }),
  };
  const clock = { now: () => NOW };
  bookRoutes(routerOn(app, { ...keys, origin: 'sportsbook' }), {
    db: book.db,
    clock,
    site,
    position: () => Promise.resolve({ epoch: 'e', offset: 1 }),
    mintTokens: {
      connection: () => Promise.resolve('token'),
      subscription: () => Promise.resolve('token'),
    },
  });
  operatorRoutes(routerOn(app, { ...keys, origin: 'operator' }), {
    db: book.db,
    clock,
    site,
    settings,
    described: () => Promise.resolve(),
  });
  return app;
}

/** A single on one outcome of such a match, of so many subunits. */
export function aSingle(
  matchId: number,
  stake: number,
  [outcome_id, odds]: readonly [string, number] = ['1', 2000],
): BetSent {
  const selection = aSelection({ match_id: matchId, outcome_id, odds });
  return aBet([selection], { stake: { value: stake, currency: 'EUR' } });
}
