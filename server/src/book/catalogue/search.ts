import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import type { search as searchCall } from '@touchline/wire/calls/search';
import { type Kysely, sql } from 'kysely';
import { PREPARED, unseen } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { categoryReplies, type Shelf, sportReplies, tournamentReplies } from './leagues';
import { conditions, filterOf, OPEN } from './match-filter';
import { matchReplies } from './match-reply';
import { matchRowsOf } from './match-rows';
import {
  allTournaments,
  type CategoryPlace,
  placesById,
  type SportPlace,
  type TournamentPlace,
} from './places';
import { type AlikeWord, readWords } from './search-alike-words';
import { type AlikeAthlete, likeAthletes, readAthletes } from './search-athletes';
import {
  type Alike,
  type Hit,
  likeLeagues,
  likeMatches,
  likenessOf,
  nearTheBest,
} from './search-likeness';
import { matchesOfLeagues, reachedMatches } from './search-matches';
import { calledPlaces, comparison, hitsOf, likePlaces, NO_PLACES } from './search-places';
import { searchWords } from './search-words';

type Query = Parsed<typeof searchCall>['query'];
type Reply = ReplyOf<typeof searchCall>['data'];

const MOST_MATCHES = 15;
const MOST_TOURNAMENTS = 10;
const MOST_CATEGORIES = 6;
const MOST_SPORTS = 3;

const MOST_ATHLETES = 6;

/** So many leagues are looked into for matches that are shown. */
const MOST_LEAGUES_LOOKED_INTO = 40;

/**
 * Matches, athletes, leagues, countries and sports by what is typed of their names, in any language that they have one
 * in: in any order of words, with or without accents, with a letter wrong (SPEC §7 `/search`). What is most like it
 * stands first, then what is in play, then what begins first. Leagues, countries and sports are found whether or not
 * something is on there, unless matches of some status are asked for; athletes by where they stand next.
 */
export async function search(shelf: Shelf, query: Query): Promise<Reply> {
  const { db } = shelf;
  const typed = searchWords(query.q);
  const words = await readWords(db, typed);
  const onlyEvents = query.only_events_name ?? false;
  const all = await allTournaments(db, shelf.share, shelf.locale);
  const [hits, called, places] = await Promise.all([
    readHits(db, words, onlyEvents),
    onlyEvents ? [] : readAthletes(db, words, typed.length),
    onlyEvents ? NO_PLACES : calledPlaces(shelf, all, query.sport_type),
  ]);
  const inName = comparison(typed);
  const likeness = likenessOf([...hits, ...hitsOf(inName, places.categories)], typed.length);
  const leagues = placesById(all);
  const filter = filterOf({ sport_type: query.sport_type }, shelf.providers);
  const shown = { as: conditions(filter), statuses: query.match_status ?? OPEN };
  const alike = await leaguesLookedInto(shelf, query, likeLeagues(likeness, leagues), leagues);
  const [reached, ofLeagues, athletes] = await Promise.all([
    reachedMatches(db, likeness, shown),
    matchesOfLeagues(db, alike, shown, MOST_MATCHES),
    likeAthletes(db, called, { shown, likeness, leagues }),
  ]);
  const withMatches = new Set(ofLeagues.map((match) => match.tournament_id));
  const matches = likeMatches(likeness, [...reached, ...ofLeagues], leagues);
  const near = new Set(nearTheBest<Alike>([...matches, ...athletes]));
  return replyOf(shelf, {
    matches,
    athletes: athletes.filter((each) => near.has(each)),
    tournaments: query.match_status ? alike.filter(({ id }) => withMatches.has(id)) : alike,
    categories: likePlaces(typed.length, inName, places.categories, MOST_CATEGORIES),
    sports: likePlaces(typed.length, inName, places.sports, MOST_SPORTS),
  });
}

/** Of leagues that are as much like what was typed, those in which something is on stand first. */
async function leaguesLookedInto(
  { tally, providers }: Shelf,
  { sport_type: types }: Query,
  alike: readonly Alike[],
  leagues: ReadonlyMap<number, TournamentPlace>,
): Promise<Alike[]> {
  const counts = await tally.open('tournament_id', providers);
  const isOn = ({ id }: Alike) => {
    const { live_count: live, prematch_count: coming } = counts(id);
    return Number(live + coming > 0);
  };
  return alike
    .filter(({ id }) => {
      const league = leagues.get(id);
      if (!league || providers[league.sport_type] !== league.sport_provider) return false;
      return types?.includes(league.sport_type) ?? true;
    })
    .sort((one, other) => other.likeness - one.likeness || isOn(other) - isOn(one))
    .slice(0, MOST_LEAGUES_LOOKED_INTO);
}

interface Found {
  matches: readonly Alike[];
  athletes: readonly AlikeAthlete[];
  tournaments: readonly Alike[];
  categories: readonly CategoryPlace[];
  sports: readonly SportPlace[];
}

async function replyOf(shelf: Shelf, found: Found): Promise<Reply> {
  const idsOf = (alike: readonly Alike[], most: number) =>
    nearTheBest(alike)
      .slice(0, most)
      .map(({ id }) => id);
  const [matches, players, tournaments, categories, sports] = await Promise.all([
    matchesOf(shelf, idsOf(found.matches, MOST_MATCHES)),
    athletesOf(shelf, found.athletes),
    tournamentsOf(shelf, idsOf(found.tournaments, MOST_TOURNAMENTS)),
    categoryReplies(shelf, found.categories),
    sportReplies(shelf, found.sports),
  ]);
  return { matches, players, tournaments, categories, sports };
}

/** Somebody may be known by the urn of a provider and by a line-up that has none: once is enough for a match. */
async function athletesOf(shelf: Shelf, found: readonly AlikeAthlete[]): Promise<Reply['players']> {
  const few = found.slice(0, 2 * MOST_ATHLETES);
  const names = await shelf.findNames(
    shelf.locale,
    [],
    few.map(({ urn }) => urn),
  );
  const named = few.flatMap(({ urn, id, name: ownName }) => {
    const name = names.known(urn) ?? ownName;
    return name === null ? [] : [{ urn, id, name }];
  });
  const once = new Map(named.toReversed().map((each) => [`${each.id} ${each.name}`, each]));
  const first = named.filter((each) => once.get(`${each.id} ${each.name}`) === each);
  const matches = await matchesOf(shelf, [...new Set(first.map(({ id }) => id))]);
  const byId = new Map(matches.map((match) => [match.id, match]));
  return first.slice(0, MOST_ATHLETES).flatMap(({ urn, id, name }) => {
    const match = byId.get(id);
    return match ? [{ urn_id: urn, name, match }] : [];
  });
}

async function matchesOf(shelf: Shelf, ids: readonly number[]): Promise<Reply['matches']> {
  return matchReplies(shelf, await matchRowsOf(shelf.db, ids));
}

async function tournamentsOf(shelf: Shelf, ids: readonly number[]): Promise<Reply['tournaments']> {
  const leagues = await shelf.findTournaments(shelf.locale, ids);
  const places = ids.map((id) => leagues.get(id)).filter((each) => each !== undefined);
  return tournamentReplies(shelf, places);
}

/** What such words name. */
async function readHits(
  db: Kysely<Database>,
  words: readonly AlikeWord[],
  onlyEvents: boolean,
): Promise<Hit[]> {
  if (words.length === 0) return [];
  const kinds = ['competitor', 'event', ...(onlyEvents ? [] : ['tournament', 'category'])];
  const found = words.map(({ word }) => word);
  const likeness = words.map((each) => each.likeness);
  const places = words.map(({ place }) => place);
  const { rows } = await sql<Hit>`${PREPARED}
    select w.place, n.kind, n.id, w.likeness
    from unnest(${unseen(found, 'text[]')}, ${unseen(likeness, 'real[]')},
      ${unseen(places, 'integer[]')}) as w (word, likeness, place)
    join name_words n on n.word = w.word and n.kind = any(${unseen(kinds, 'text[]')})`.execute(db);
  return rows;
}
