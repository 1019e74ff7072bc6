import type { Call, ReadOf, Sent } from '@touchline/wire/calls/call';
import {
  getCategory,
  getMatch,
  getTournament,
  listCategories,
  listLines,
  listMarkets,
  listMatches,
  listSports,
  listTournaments,
} from '@touchline/wire/calls/catalogue';
import { getOwnPage } from '@touchline/wire/calls/own-pages';
import { getSettings } from '@touchline/wire/calls/settings';
import { cardsOf, readCards, writeCards, type CardList } from '@touchline/wire/match-card';
import { pageConfig } from '@touchline/wire/page-config';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Received } from '../api/api';
import { queryKeyOf } from '../api/queries';
import { APPS } from '../i18n/site-context';
import { startChoices } from './start-choices';
import { lostReader } from './lost-reader';

/**
 * What the server hands to the page it rendered: the settings of the page, and each reply it was rendered from, as it
 * came; lists of matches as cards, which is all that a list shows and a third of what it is sent.
 */
export const pageState = z.object({
  site: z.object({
    app: z.enum(APPS),
    basePath: z.string(),
    locales: z.array(z.string()),
    localeInUrl: z.boolean(),
    config: pageConfig,
    origin: z.string(),
    platformOrigin: z.string(),
    sportsbookOrigin: z.string(),
    sportsbookPath: z.string(),
    hostOrigins: z.array(z.string()),
    cookieDomain: z.nullable(z.string()),
    hasDemoHost: z.boolean(),
    environment: z.string(),
  }),
  locale: z.string(),
  /** The operator's own words in this locale, compiled, in place of ours. */
  words: z.record(z.string(), z.unknown()),
  timeZone: z.string(),
  theme: z.nullable(z.enum(['night', 'day'])),
  choices: startChoices,
  /** When it was rendered, in ms since epoch. */
  now: z.int(),
  /** The routes that were loaded, by id. */
  loaded: z.array(z.string()),
  /** The status of a route that failed, by its id. */
  failed: z.nullable(z.record(z.string(), z.int())),
  /** What an error page knows of its reader; null on every other. */
  lost: z.nullable(lostReader),
  /** The site is closed where the reader is, so that this is all they see of it. */
  isClosed: z.boolean(),
});

export type PageState = z.output<typeof pageState>;

const recorded = z.array(
  z.object({ call: z.string(), params: z.unknown(), query: z.unknown(), reply: z.unknown() }),
);

/** The calls that pages are rendered from. */
const CALLS: Readonly<Record<string, Call>> = Object.fromEntries(
  [
    getSettings,
    listSports,
    listCategories,
    listTournaments,
    listMatches,
    getMatch,
    listLines,
    listMarkets,
    getTournament,
    getCategory,
    getOwnPage,
  ].map((call: Call) => [call.name, call]),
);

/**
 * Writes the state and the replies as the text of a script element. `queries` are what the page was rendered with: a
 * list whose cards are there already is not made into cards again.
 */
export function writePageState(
  state: PageState,
  replies: readonly Received[],
  queries?: QueryClient,
): string {
  const parts = replies.map((received) => {
    const { call, sent, text } = received;
    const { params = {}, query = {} } = sent;
    const named = JSON.stringify({ call: call.name, params, query });
    const reply = call.name === listMatches.name ? writeCards(cardsIn(received, queries)) : text;
    return `${named.slice(0, -1)},"reply":${reply}}`;
  });
  const text = `{"state":${JSON.stringify(state)},"replies":[${parts.join(',')}]}`;
  // Only `<` can end a script element or begin a comment in it.
  return text.replaceAll('<', '\\u003c');
}

function cardsIn({ call, sent, reply }: Received, queries: QueryClient | undefined): CardList {
  return (
    queries?.getQueryData<CardList>(queryKeyOf(call, sent)) ??
    cardsOf(reply as ReadOf<typeof listMatches>)
  );
}

/** Reads what `writePageState` wrote. Throws when it is something else. */
export function readPageState(text: string): { state: PageState; replies: unknown } {
  const read = JSON.parse(text) as { state: unknown; replies: unknown };
  return { state: pageState.parse(read.state), replies: read.replies };
}

/** Puts the replies where the page looks for them, parsed like any that comes later. */
export function restoreReplies(
  replies: unknown,
  queries: QueryClient,
  onReply: (received: Omit<Received, 'text' | 'askedAt'>) => void,
): void {
  for (const { call: name, params, query, reply } of recorded.parse(replies)) {
    const call = CALLS[name];
    if (!call) continue;
    const sent = { params, query } as Sent<Call>;
    const parsed = call.name === listMatches.name ? readCards(reply) : call.reply.parse(reply);
    queries.setQueryData(queryKeyOf(call, sent), parsed);
    onReply({ call, sent, reply: parsed });
  }
}
