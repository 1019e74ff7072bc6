import * as calls from '@touchline/wire/calls/match-details';
import { getOddsHistory } from '@touchline/wire/calls/odds-history';
import { type Caller, reply, type Router } from '@touchline/wire/calls/router';
import type { Call } from '@touchline/wire/calls/call';
import type { Stream } from '@touchline/wire/match-details';
import { isShownIn, type WatchTerms, whyNotWatch } from '@touchline/domain/streams/why-not-watch';
import type { SiteSettings } from '../site';
import { keyOf, notFound, type Reading } from './catalogue-routes';
import { lineupsOf, type MatchDetails, timelineOf } from './details';
import { eventPartsOf } from './event-parts';
import { fieldOf } from './field';
import { matchRowsOf, type MatchRow } from './match-rows';
import { oddsHistoryOf } from './odds-history';
import { headToHead } from './head-to-head';
import { lineupKeeper } from './lineup-athletes';
import { formOf } from './played';
import { standingsOf } from './standings';
import { type StreamKept, streamsOf } from './streams';

/** Says how the sportsbook answers for what is told of one match beside its markets. */
export function matchDetailsRoutes(
  router: Router,
  reading: Reading,
  details: MatchDetails,
  site: SiteSettings,
): void {
  statisticsRoutes(router, reading, details);
  streamRoutes(router, reading, site);
  router.on(getOddsHistory, ({ params: { id }, query }) =>
    reading.share(keyOf('odds-history', id, query), async () => {
      const [match] = await matchRowsOf(reading.db, [id]);
      if (!match) return notFound('match');
      const { market_id: marketId, specifier = '' } = query;
      return reply({ data: await oddsHistoryOf(reading.db, { matchId: id, marketId, specifier }) });
    }),
  );
}

function statisticsRoutes(router: Router, reading: Reading, details: MatchDetails): void {
  const { db, findNames, findTournaments, share } = reading;
  /** Answers about one match, or that there is none; equal questions share the answer. */
  const about = <T>(
    name: string,
    { params, locale }: { params: { id: number }; locale: string },
    ask: (match: MatchRow) => Promise<T>,
  ) =>
    share(keyOf(name, locale, params), async () => {
      const [match] = await matchRowsOf(db, [params.id]);
      return match ? reply({ data: await ask(match) }) : notFound('match');
    });

  router.on(calls.getHeadToHead, (asked) =>
    about('head-to-head', asked, (match) =>
      headToHead({ db, findNames, locale: asked.locale }, match, details),
    ),
  );
  router.on(calls.getForm, (asked) =>
    about('form', asked, (match) => formOf({ db, findNames, locale: asked.locale }, match)),
  );
  router.on(calls.getStandings, (asked) =>
    about('standings', asked, async (match) => {
      const leagues = await findTournaments(asked.locale, [match.tournament_id]);
      const sport = leagues.get(match.tournament_id)?.sport_key ?? '';
      return standingsOf({ db, findNames, locale: asked.locale }, match, sport);
    }),
  );
  router.on(calls.getField, (asked) =>
    about('field', asked, (match) => fieldOf({ db, findNames, locale: asked.locale }, match)),
  );
  router.on(calls.getEventParts, (asked) =>
    about('parts', asked, (match) => eventPartsOf({ db, findNames, locale: asked.locale }, match)),
  );
  const keepLineups = lineupKeeper(db);
  router.on(calls.getLineups, (asked) =>
    about('lineups', asked, async (match) => {
      const lineups = await lineupsOf(details, match);
      if (lineups) await keepLineups(match.id, lineups);
      return lineups;
    }),
  );
  router.on(calls.getTimeline, (asked) =>
    about('timeline', asked, (match) => timelineOf(db, details, match)),
  );
}

const FOR_ANYBODY: WatchTerms = { who: 'anyone', closedCountries: new Set() };

/** The streams of a match that a caller may watch, with why there are none for them; both calls answer alike. */
function streamRoutes(router: Router, { db, share }: Reading, site: SiteSettings): void {
  const streams = (id: number) => share(keyOf('streams', id), () => streamsOf(db, id));
  const watched = async ({ params: { id }, playerId, country = null }: Watching) => {
    const found = await streams(id);
    if (!found) return null;
    if (!(site.isVideoShown ?? true)) return { data: [], barred: null };
    const watcher = { isSignedIn: playerId !== null, country };
    const barred = whyNotWatch(watcher, site.watching ?? FOR_ANYBODY);
    const data = found.filter(({ countries }) => isShownIn(countries, country));
    // Signing in is asked of nobody for a match that has no stream for them.
    if (barred === null || data.length === 0)
      return { data: data.map(watchedStream), barred: null };
    return { data: [], barred };
  };
  router.on(calls.getVideo, async (asked) => {
    const found = await watched(asked);
    return found ? reply({ data: found.data[0] ?? null, barred: found.barred }) : notFound('match');
  });
  router.on(calls.listStreams, async (asked) => {
    const found = await watched(asked);
    return found ? reply(found) : notFound('match');
  });
}

type Watching = Pick<Caller<Call>, 'playerId' | 'country'> & { params: { id: number } };

function watchedStream({ countries: _countries, ...stream }: StreamKept): Stream {
  return stream;
}
