import { aMatch, type MatchGiven } from '../betting/rows';
import type { Pool } from 'pg';
import type { OpenDatabase } from '../../../server/src/db/connect';
import { bookServer, type Chosen } from '../betting/book-server';

/** Who asks, and in which language. */
export interface AskedBy {
  locale?: string;
  playerId?: number;
  /** The cookie of that name. */
  testProviders?: string;
}

/** The sportsbook over HTTP, on a database of its own. Nothing is kept, so that what is written shows at once. */
export interface CatalogueServer {
  pool: Pool;
  book: OpenDatabase;
  /** Asks for a path below the sportsbook's API; a body makes it a POST. Throws unless the status is the expected one. */
  ask<T = Answered>(path: string, by?: AskedBy & { status?: number; body?: object }): Promise<T>;
  /** Changes columns of a row. */
  set(table: string, id: number, columns: Record<string, unknown>): Promise<void>;
  close(): Promise<void>;
}

/** What most replies look like, as far as tests read them. */
export interface Answered {
  data: ({ id: number } & Record<string, unknown>)[];
  pagination: { total: number; page: number; limit: number; last_page: number };
  error: { code: string; field?: string };
}

const API = '/sportsbook/api/v2';

/** Starts it on a free port. */
export async function catalogueServer(deps: Chosen = {}): Promise<CatalogueServer> {
  const { app, book, close } = await bookServer(deps);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    pool: book.pool,
    book,
    ask: async (path, { locale = 'en', playerId, testProviders, status = 200, body } = {}) => {
      const cookies = [
        ...(playerId === undefined ? [] : [`touchline_session=${playerId}`]),
        ...(testProviders === undefined ? [] : [`test_providers=${testProviders}`]),
      ];
      const answer = await fetch(`${address}${API}${path}`, {
        headers: {
          // To pack it and unpack it again costs more than to answer.
          'accept-encoding': 'identity',
          'accept-language': locale,
          cookie: cookies.join('; '),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${text}`);
      return JSON.parse(text) as never;
    },
    set: async (table, id, columns) => {
      const names = Object.keys(columns).map((name, at) => `${name} = $${at + 2}`);
      await book.pool.query(`update ${table} set ${names.join(', ')} where id = $1`, [
        id,
        ...Object.values(columns),
      ]);
    },
    close,
  };
}

export interface NamedMatches {
  /** Ids by the short names that a test gives them. */
  ids: Record<string, number>;
  /** The short names of what a reply lists. */
  namesOf(matches: readonly { id: number }[]): (string | undefined)[];
  add(name: string, given: MatchGiven & { columns?: Record<string, unknown> }): Promise<number>;
}

/** Matches that a test calls by short names. */
export function namedMatches({ pool, set }: CatalogueServer): NamedMatches {
  const ids: Record<string, number> = {};
  return {
    ids,
    namesOf: (matches) =>
      matches.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)),
    add: async (name, { columns, ...given }) => {
      const id = await aMatch(pool, given);
      ids[name] = id;
      if (columns && Object.keys(columns).length > 0) await set('matches', id, columns);
      return id;
    },
  };
}
