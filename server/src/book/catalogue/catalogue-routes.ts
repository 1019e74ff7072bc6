import type { ProviderChoice } from '@touchline/domain/feed/provider-choice';
import { providersFor, USUAL_PROVIDERS } from '@touchline/domain/feed/provider-choice';
import type { Call } from '@touchline/wire/calls/call';
import * as calls from '@touchline/wire/calls/catalogue';
import { type Caller, failure, reply, type Router } from '@touchline/wire/calls/router';
import * as searching from '@touchline/wire/calls/search';
import { matchChannel, updatesChannel } from '@touchline/wire/push/channels';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { counters } from './counters';
import {
  findCategory,
  findTournament,
  listCategories,
  listSports,
  listTournaments,
  type Shelf,
} from './leagues';
import { listLines } from './list-lines';
import { listMarkets } from './list-markets';
import { listMatches } from './list-matches';
import { followDescriptions } from './market-descriptions';
import { matchReplies } from './match-reply';
import { matchRowsOf } from './match-rows';
import { nameBook } from './names';
import { tournamentShelf } from './places';
import { search } from './search';
import { type ShareAnswer, shareAnswersFor } from './shared-answer';
import { tallies } from './tally';

/**
 * For how long what was read is good enough for whoever asks again, in ms. Lists, counts and names are given as long
 * again while they are being read anew.
 */
export interface Freshness {
  /** Equal questions share one answer. */
  answers: number;
  /** How many matches are in play, and how long a long list is. */
  counts: number;
  /** How many matches are to come, which are many to count and seldom change. */
  prematchCounts: number;
  /** Names of what stands above matches, and names in other languages. */
  names: number;
  /** How providers describe their markets. */
  descriptions: number;
}

export const USUAL_FRESHNESS: Freshness = {
  answers: 200,
  counts: 1000,
  prematchCounts: 10_000,
  names: 30_000,
  descriptions: 30_000,
};

/** What the catalogue stands on. */
export interface CatalogueDeps {
  db: Kysely<Database>;
  /** Where a channel's stream stands now. */
  position(channel: string): Promise<{ epoch: string; offset: number }>;
  site: { sportTypeProviders?: ProviderChoice };
  freshness?: Freshness;
}

/** What every call of the catalogue shares. */
export interface Reading {
  db: Kysely<Database>;
  findNames: Shelf['findNames'];
  findTournaments: Shelf['findTournaments'];
  /** For answers about one match, whose page puts several of them together: none is older than said. */
  share: ShareAnswer;
  /** For lists that everybody looks at: an old one is given while it is drawn up anew. */
  shareList: ShareAnswer;
  shelfFor(caller: Pick<Caller<Call>, 'locale' | 'testProviders'>): Shelf;
  shareCount: ShareAnswer;
  /** Resolves when markets can be named as providers describe them. */
  described(): Promise<void>;
}

/** Says how the sportsbook answers for its sports, leagues and matches. */
export function catalogueRoutes(router: Router, deps: CatalogueDeps): Reading {
  const reading = readingOf(deps);
  matchRoutes(router, reading, deps);
  leagueRoutes(router, reading);
  searchRoutes(router, reading);
  return reading;
}

function readingOf({ db, site, freshness = USUAL_FRESHNESS }: CatalogueDeps): Reading {
  const now = () => performance.now();
  const sharedFor = (ms: number) => shareAnswersFor(ms, now, ms);
  const shareCount = sharedFor(freshness.counts);
  const sharePlaces = sharedFor(freshness.names);
  const findNames = nameBook(db, freshness.names, now);
  const findTournaments = tournamentShelf(db, sharePlaces);
  const tally = tallies(db, { live: shareCount, prematch: sharedFor(freshness.prematchCounts) });
  return {
    db,
    findNames,
    findTournaments,
    shareCount,
    share: shareAnswersFor(freshness.answers, now),
    shareList: sharedFor(freshness.answers),
    described: followDescriptions(db, freshness.descriptions, now),
    shelfFor: ({ locale, testProviders }) => ({
      db,
      findNames,
      findTournaments,
      tally,
      share: sharePlaces,
      locale,
      providers: providersFor(site.sportTypeProviders ?? USUAL_PROVIDERS, testProviders),
    }),
  };
}

function matchRoutes(router: Router, reading: Reading, { position }: CatalogueDeps): void {
  const { db, share, findNames, findTournaments, described } = reading;
  router.on(calls.listMatches, ({ query, ...caller }) => {
    const { locale, playerId } = caller;
    if (query.favourite && playerId === null) {
      return Promise.resolve(failure(401, 'unauthorized', 'sign in first'));
    }
    const favouriteOf = query.favourite ? playerId : null;
    const shelf = reading.shelfFor(caller);
    const { providers } = shelf;
    const key = keyOf('matches', locale, providers, favouriteOf, query);
    return reading.shareList(key, async () => {
      await described();
      const stream = await positionOf(updatesChannel(locale), position);
      const asked = { ...shelf, shareCount: reading.shareCount, favouriteOf };
      return reply({ ...(await listMatches(asked, query)), stream });
    });
  });
  router.on(calls.getMatch, ({ params, locale }) =>
    share(keyOf('match', locale, params), async () => {
      await described();
      const rows = await matchRowsOf(db, [params.id]);
      const [data] = await matchReplies({ db, findNames, findTournaments, locale }, rows);
      return data ? reply({ data }) : notFound('match');
    }),
  );
  router.on(calls.listMarkets, ({ params, query, locale }) =>
    share(keyOf('markets', locale, params, query), async () => {
      await described();
      const stream = await positionOf(matchChannel(params.id), position);
      const markets = await listMarkets({ db, findNames, locale }, params.id, query);
      return markets ? reply({ ...markets, stream }) : notFound('match');
    }),
  );
  router.on(calls.listLines, ({ query, locale }) =>
    share(keyOf('lines', locale, query), async () => {
      await described();
      const streams = await Promise.all(
        query.match_id.map(async (id) => ({
          match_id: id,
          stream: await positionOf(matchChannel(id), position),
        })),
      );
      return reply({ data: await listLines({ db, findNames, locale }, query), streams });
    }),
  );
}

function leagueRoutes(router: Router, { shareList, shelfFor }: Reading): void {
  /** Answers from the shelf; equal questions share the answer. */
  const shared = <T>(
    name: string,
    asked: object,
    caller: Pick<Caller<Call>, 'locale' | 'testProviders'>,
    ask: (shelf: Shelf) => Promise<T>,
  ): Promise<T> => {
    const shelf = shelfFor(caller);
    return shareList(keyOf(name, shelf.locale, shelf.providers, asked), () => ask(shelf));
  };

  router.on(calls.listSports, ({ query, ...caller }) =>
    shared('sports', query, caller, async (shelf) => reply(await listSports(shelf, query))),
  );
  router.on(calls.listCategories, ({ query, ...caller }) =>
    shared('categories', query, caller, async (shelf) => reply(await listCategories(shelf, query))),
  );
  router.on(calls.getCategory, ({ params, ...caller }) =>
    shared('category', params, caller, async (shelf) => {
      const data = await findCategory(shelf, params.id);
      return data ? reply({ data }) : notFound('category');
    }),
  );
  router.on(calls.listTournaments, ({ query, ...caller }) =>
    shared('tournaments', query, caller, async (shelf) =>
      reply(await listTournaments(shelf, query)),
    ),
  );
  router.on(calls.getTournament, ({ params, ...caller }) =>
    shared('tournament', params, caller, async (shelf) => {
      const data = await findTournament(shelf, params.id);
      return data ? reply({ data }) : notFound('tournament');
    }),
  );
}

function searchRoutes(router: Router, { share, shelfFor, described }: Reading): void {
  router.on(searching.countMatches, ({ body, ...caller }) => {
    const { tally, providers } = shelfFor(caller);
    return share(keyOf('counters', providers, body), async () =>
      reply({ data: await counters(tally, body, providers) }),
    );
  });
  router.on(searching.search, ({ query, ...caller }) => {
    const shelf = shelfFor(caller);
    return share(keyOf('search', shelf.locale, shelf.providers, query), async () => {
      await described();
      return reply({ data: await search(shelf, query) });
    });
  });
}

/** What a question is shared by. */
export function keyOf(...parts: unknown[]): string {
  return JSON.stringify(parts);
}

/** Taken before the rows are read: whoever follows the stream since here misses nothing. */
async function positionOf(channel: string, position: CatalogueDeps['position']) {
  return { channel, ...(await position(channel)) };
}

/** What is asked for is not there. */
export function notFound(what: string) {
  return failure(404, 'not_found', `there is no such ${what}`);
}
