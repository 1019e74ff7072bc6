import * as catalogue from '@touchline/wire/calls/catalogue';
import type { Call } from '@touchline/wire/calls/call';
import * as matchDetails from '@touchline/wire/calls/match-details';
import { changeSettings, readSettings } from '@touchline/wire/calls/operator-settings';
import { getOwnPage } from '@touchline/wire/calls/own-pages';
import { getOddsHistory } from '@touchline/wire/calls/odds-history';
import * as search from '@touchline/wire/calls/search';
import { good, type GoodCall, said } from './good-call';

/** Such a call on a match of its own. */
function ofMatch(call: Call): GoodCall {
  return good(call, async (world) => ({ sent: { params: { id: await world.matchToBetOn() } } }));
}

/** A call on what its match belongs to. */
function ofPlace(call: Call, column: 'tournament_id' | 'category_id'): GoodCall {
  return good(call, async (world) => {
    const { rows } = await world.pool.query<Record<typeof column, number>>(
      `select m.tournament_id, t.category_id from matches m join tournaments t on t.id = m.tournament_id
       where m.id = $1`,
      [await world.matchToBetOn()],
    );
    return { sent: { params: { id: rows[0]?.[column] } } };
  });
}

/** A page that the operator has put on the site. */
const OWN_PAGE = {
  path: 'house-rules',
  title: { en: 'House rules' },
  text: { en: 'One account for each person.' },
  component: null,
  in_menu: true,
};

const ofOwnPage = good(getOwnPage, async (world) => {
  const { body } = await world.send(readSettings, {}, { operator: true });
  const { version } = body.data as { version: number };
  const site = { pages: [OWN_PAGE] };
  await world.send(changeSettings, { body: { version, site } }, { operator: true });
  return { sent: { params: { path: OWN_PAGE.path } } };
});

const NARROWED = {
  id: '1,2',
  type: 'match',
  sport_id: '1',
  sport_key: 'soccer',
  sport_type: 'regular',
  category_id: '1',
  match_status: 'live,prematch',
  start_from: '2026-01-01T00:00:00Z',
  start_to: '2027-01-01T00:00:00+01:00',
  bettable: 'true',
  has_video: 'false',
  page: 1,
  limit: 5,
} as const;

/** The calls about what is played, which anybody may make. */
export const GOOD_CATALOGUE_CALLS: readonly GoodCall[] = [
  said(catalogue.listMatches, {
    query: {
      ...NARROWED,
      tournament_id: '1',
      special: 'top',
      max_per_sport: 5,
      sort_by: 'start_time:asc',
    },
  }),
  ofMatch(catalogue.getMatch),
  ofOwnPage,
  good(catalogue.listMarkets, async (world) => ({
    sent: {
      params: { id: await world.matchToBetOn() },
      query: { group_key: 'main', market_id: '1', page: 1, limit: 5 },
    },
  })),
  good(catalogue.listLines, async (world) => ({
    sent: { query: { match_id: await world.matchToBetOn(), market_id: '1,16' } },
  })),
  said(catalogue.listSports, { query: { ...NARROWED, sort_by: 'sport_priority:desc' } }),
  said(catalogue.listCategories, { query: { ...NARROWED, sort_by: 'category_id:asc' } }),
  ofPlace(catalogue.getCategory, 'category_id'),
  said(catalogue.listTournaments, { query: { ...NARROWED, sort_by: 'bets_count:desc' } }),
  ofPlace(catalogue.getTournament, 'tournament_id'),
  good(getOddsHistory, async (world) => ({
    sent: {
      params: { id: await world.matchToBetOn() },
      query: { market_id: '18', specifier: 'total=2.5' },
    },
  })),
  ofMatch(matchDetails.getHeadToHead),
  ofMatch(matchDetails.getForm),
  ofMatch(matchDetails.getStandings),
  ofMatch(matchDetails.getField),
  ofMatch(matchDetails.getEventParts),
  ofMatch(matchDetails.getLineups),
  ofMatch(matchDetails.getTimeline),
  ofMatch(matchDetails.getVideo),
  ofMatch(matchDetails.listStreams),
  said(search.countMatches, {
    body: { sport_id: '1', match_status: 'live', start_from: '2026-01-01T00:00:00Z' },
  }),
  said(search.search, {
    query: { q: 'Arsenal', sport_type: 'regular', match_status: 'live', only_events_name: 'true' },
  }),
];
