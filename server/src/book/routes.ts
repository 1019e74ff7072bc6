import type { Result } from '@touchline/domain/result';
import { listBets as listBetsCall, placeBets as placeBetsCall } from '@touchline/wire/calls/bets';
import * as catalogue from '@touchline/wire/calls/catalogue';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import * as settings from '@touchline/wire/calls/settings';
import { matchChannel, updatesChannel, userChannel } from '@touchline/wire/push/channels';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { inTransaction } from './bets/in-transaction';
import { listBets } from './bets/list-bets';
import { placeBets } from './bets/place-bets';
import { findTournament, listSports, listTournaments } from './catalogue/leagues';
import { listMarkets } from './catalogue/list-markets';
import { filterOf, listMatches } from './catalogue/list-matches';
import { matchReply } from './catalogue/match-reply';
import { shareAnswersFor } from './catalogue/shared-answer';
import { refuse } from './refusals';
import { settingsReply } from './settings';
import type { SiteSettings } from './site';

/** What the book stands on. */
export interface BookDeps {
  db: Kysely<Database>;
  clock: { now(): Date };
  /** Where a channel's stream stands now. */
  position(channel: string): Promise<{ epoch: string; offset: number }>;
  mintTokens: {
    connection(userId: string | null): Promise<string>;
    subscription(userId: string, channel: string): Promise<string>;
  };
  site: SiteSettings;
}

/** Equal catalogue questions within this many milliseconds share an answer. */
const SHARED_FOR = 200;

/** Says how the sportsbook answers its calls. */
export function bookRoutes(router: Router, deps: BookDeps): void {
  matchRoutes(router, deps);
  leagueRoutes(router, deps);
  settingsRoutes(router, deps);
  betRoutes(router, deps);
}

function matchRoutes(router: Router, { db, position }: BookDeps): void {
  const share = shareAnswersFor(SHARED_FOR, () => performance.now());

  router.on(catalogue.listMatches, ({ query, locale }) => {
    const filter = filterOf(query);
    if (!filter.ok) return Promise.resolve(badField('query', filter));
    return share(keyOf('matches', locale, query), async () => {
      const stream = await positionOf(updatesChannel(locale), position);
      return reply({ ...(await listMatches(db, query, filter.value, locale)), stream });
    });
  });
  router.on(catalogue.getMatch, ({ params, locale }) =>
    share(keyOf('match', locale, params), async () => {
      const data = await matchReply(db, params.id, locale);
      return data ? reply({ data }) : notFound('match');
    }),
  );
  router.on(catalogue.listMarkets, ({ params, query, locale }) =>
    share(keyOf('markets', locale, params, query), async () => {
      const stream = await positionOf(matchChannel(params.id), position);
      const markets = await listMarkets(db, params.id, query, locale);
      return markets ? reply({ ...markets, stream }) : notFound('match');
    }),
  );
}

function leagueRoutes(router: Router, { db }: BookDeps): void {
  const share = shareAnswersFor(SHARED_FOR, () => performance.now());

  router.on(catalogue.listSports, () =>
    share('sports', async () => reply({ data: await listSports(db) })),
  );
  router.on(catalogue.listTournaments, ({ query }) =>
    share(keyOf('tournaments', query), async () => {
      const sportKeys = query.sport_key?.split(',') ?? null;
      return reply({ data: await listTournaments(db, sportKeys) });
    }),
  );
  router.on(catalogue.getTournament, ({ params }) =>
    share(keyOf('tournament', params), async () => {
      const data = await findTournament(db, params.id);
      return data ? reply({ data }) : notFound('tournament');
    }),
  );
}

function settingsRoutes(router: Router, { db, site, mintTokens }: BookDeps): void {
  router.on(settings.getSettings, async () => reply({ data: await settingsReply(db, site) }));
  router.on(settings.websocketToken, async ({ playerId }) => {
    const user = playerId === null ? null : String(playerId);
    return reply({ token: await mintTokens.connection(user) });
  });
  router.on(settings.websocketAuthorize, async ({ playerId, body }) => {
    const own = userChannel(playerId);
    if (!body.channels.includes(own)) return reply({ channels: {} });
    const token = await mintTokens.subscription(String(playerId), own);
    return reply({ channels: { [own]: { token } } });
  });
}

function betRoutes(router: Router, { db, clock, site }: BookDeps): void {
  router.on(placeBetsCall, async ({ body, playerId, locale }) => {
    const asked = { playerId, locale, placement: body, now: clock.now() };
    const result = await inTransaction(db, (tx) => placeBets(tx, asked, site));
    return result.ok ? reply({ data: result.value }) : refuse(result.error, body.bets, locale);
  });
  router.on(listBetsCall, async ({ query, playerId, locale }) =>
    reply(await listBets(db, playerId, query, locale)),
  );
}

function keyOf(...parts: unknown[]): string {
  return JSON.stringify(parts);
}

/** Taken before the rows are read: whoever follows the stream since here misses nothing. */
async function positionOf(channel: string, position: BookDeps['position']) {
  return { channel, ...(await position(channel)) };
}

function badField(part: string, { error }: Extract<Result<never, string>, { ok: false }>) {
  const field = `${part}.${error}`;
  return failure(400, 'bad_request', `${field}: not usable`, { field });
}

function notFound(what: string) {
  return failure(404, 'not_found', `there is no such ${what}`);
}
