import * as calls from '@touchline/wire/calls/match-details';
import { getOddsHistory } from '@touchline/wire/calls/odds-history';
import { reply, type Router } from '@touchline/wire/calls/router';
import { keyOf, notFound, type Reading } from './catalogue-routes';
import { lineupsOf, type MatchDetails, streamsOf, timelineOf } from './details';
import { matchRowsOf, type MatchRow } from './match-rows';
import { oddsHistoryOf } from './odds-history';
import { formOf, headToHead } from './played';
import { standingsOf } from './standings';

/** Says how the sportsbook answers for what is told of one match beside its markets. */
export function matchDetailsRoutes(router: Router, reading: Reading, details: MatchDetails): void {
  statisticsRoutes(router, reading, details);
  streamRoutes(router, reading);
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
      headToHead({ db, findNames, locale: asked.locale }, match),
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
  router.on(calls.getLineups, (asked) =>
    about('lineups', asked, (match) => lineupsOf(details, match)),
  );
  router.on(calls.getTimeline, (asked) =>
    about('timeline', asked, (match) => timelineOf(db, details, match)),
  );
}

function streamRoutes(router: Router, { db, share }: Reading): void {
  const streams = (id: number) => share(keyOf('streams', id), () => streamsOf(db, id));
  router.on(calls.getVideo, async ({ params }) => {
    const found = await streams(params.id);
    return found ? reply({ data: found[0] ?? null }) : notFound('match');
  });
  router.on(calls.listStreams, async ({ params }) => {
    const found = await streams(params.id);
    return found ? reply({ data: found }) : notFound('match');
  });
}
