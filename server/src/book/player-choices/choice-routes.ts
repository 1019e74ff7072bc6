import * as favourites from '@touchline/wire/calls/favourites';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { saveSettings } from '@touchline/wire/calls/settings';
import * as votes from '@touchline/wire/calls/votes';
import { MOST_ROWS } from '@touchline/wire/calls/whole-number';
import { updatesChannel } from '@touchline/wire/push/channels';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { notFound, type Reading } from '../catalogue/catalogue-routes';
import { listCategories, listSports, listTournaments } from '../catalogue/leagues';
import { listMatches } from '../catalogue/list-matches';
import type { CustomBets } from '../custom-bet/custom-bets';
import { keepOneSignal } from '../notifications/push/subscriptions';
import { settingsReply } from '../settings';
import type { SiteSettings } from '../site';
import { wrongChips } from './chips';
import { keepSettings } from './chosen-settings';
import { addFavourite, allFavouriteIds, favouriteIds, removeFavourite } from './favourites';
import { castVote, predictionOf, type VoteRefusal } from './votes';

/** What the choices of players stand on. */
export interface ChoiceDeps {
  db: Kysely<Database>;
  clock: { now(): Date };
  /** Where a channel's stream stands now. */
  position(channel: string): Promise<{ epoch: string; offset: number }>;
  site: SiteSettings;
  /** Who prices several outcomes of one match together; left out, nobody does. */
  customBets?: CustomBets;
}

/** Says how the sportsbook answers for what players choose: favourites, votes and settings. */
export function choiceRoutes(router: Router, reading: Reading, deps: ChoiceDeps): void {
  favouriteMatchRoutes(router, reading, deps);
  favouritePlaceRoutes(router, reading);
  markRoutes(router, deps);
  voteRoutes(router, deps);
  settingsRoutes(router, deps);
}

function favouriteMatchRoutes(router: Router, reading: Reading, { position }: ChoiceDeps): void {
  router.on(favourites.listFavouriteMatches, async ({ query, ...caller }) => {
    const channel = updatesChannel(caller.locale);
    // Taken before the rows are read: whoever follows the stream since here misses nothing.
    const stream = { channel, ...(await position(channel)) };
    await reading.described();
    const id = await favouriteIds(reading.db, caller.playerId, 'match');
    const { shareCount } = reading;
    const lists = { ...reading.shelfFor(caller), shareCount, favouriteOf: null };
    const { data } = await listMatches(lists, { ...query, id, limit: MOST_ROWS });
    return reply({ data, stream });
  });
}

function favouritePlaceRoutes(router: Router, { db, shelfFor }: Reading): void {
  router.on(favourites.listFavouriteTournaments, async ({ query, ...caller }) => {
    const id = await favouriteIds(db, caller.playerId, 'tournament');
    const { data } = await listTournaments(shelfFor(caller), { ...query, id });
    return reply({ data });
  });
  router.on(favourites.listFavouriteCategories, async ({ query, ...caller }) => {
    const id = await favouriteIds(db, caller.playerId, 'category');
    const { data } = await listCategories(shelfFor(caller), { ...query, id });
    return reply({ data });
  });
  router.on(favourites.listFavouriteSports, async ({ query, ...caller }) => {
    const id = await favouriteIds(db, caller.playerId, 'sport');
    const { data } = await listSports(shelfFor(caller), { ...query, id });
    return reply({ data });
  });
}

function markRoutes(router: Router, { db }: ChoiceDeps): void {
  router.on(favourites.listFavouriteIds, async ({ playerId }) =>
    reply({ data: await allFavouriteIds(db, playerId) }),
  );
  router.on(favourites.addFavourite, async ({ params, playerId }) =>
    (await addFavourite(db, playerId, params)) ? reply({}) : notFound(params.type),
  );
  router.on(favourites.removeFavourite, async ({ params, playerId }) => {
    await removeFavourite(db, playerId, params);
    return reply({});
  });
}

function voteRoutes(router: Router, { db, clock }: ChoiceDeps): void {
  const predicted = async (id: number, playerId: number | null) => {
    const data = await predictionOf(db, id, playerId);
    return data ? reply({ data }) : notFound('match');
  };
  router.on(votes.getVote, ({ query, playerId }) => predicted(query.prediction_id, playerId));
  router.on(votes.castVote, async ({ body, playerId }) => {
    const { prediction_id: predictionId, data: vote } = body;
    const refusal = await castVote(db, { playerId, predictionId, vote, now: clock.now() });
    return refusal ? refused(refusal) : predicted(predictionId, playerId);
  });
}

function refused(refusal: VoteRefusal) {
  if (refusal === 'no_match') return notFound('match');
  if (refusal === 'begun') return failure(409, 'conflict', 'the match has begun');
  const field = 'body.data';
  return failure(400, 'bad_request', `${field}: no draw in this sport`, { field });
}

function settingsRoutes(router: Router, { db, clock, site, customBets }: ChoiceDeps): void {
  router.on(saveSettings, async (caller) => {
    const { body, playerId, locale } = caller;
    const wrong = wrongChips(body.stakes ?? {}, site);
    if (wrong) {
      const { field, why } = wrong;
      return failure(400, 'bad_request', `${field}: ${why}`, { field });
    }
    const now = clock.now();
    await keepSettings(db, playerId, body, now);
    const { one_signal_push_notification_subscription: oneSignal } = body;
    if (oneSignal !== undefined) await keepOneSignal(db, { playerId, locale, now }, oneSignal);
    return reply({ data: await settingsReply(db, { site, customBets }, caller) });
  });
}
