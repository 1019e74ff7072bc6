import type { ProviderChoice } from '@touchline/domain/feed/provider-choice';
import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import type * as calls from '@touchline/wire/calls/catalogue';
import type { SortStep } from '@touchline/wire/calls/filters';
import { pageOf, paginationOf } from '../../paging';
import { mainMarketOf, outcomesCount } from '../market-catalogue';
import { filterOf } from './match-filter';
import type { CardReading } from './match-reply';
import {
  allTournaments,
  type CategoryPlace,
  readCategories,
  readSports,
  readTournaments,
  type SportPlace,
  type TournamentPlace,
} from './places';
import type { ShareAnswer } from './shared-answer';
import type { Tally } from './tally';
import {
  categoryReference,
  sportNameOf,
  sportReference,
  tournamentReply,
  urnsOfTournament,
} from './tournament-reply';
import { inStepsOf, isWanted, placesWithMatches } from './wanted-places';

/** What lists of sports, categories and leagues are drawn up from, and for whom. */
export interface Shelf extends CardReading {
  tally: Tally;
  /** Names of places change seldom: whoever asks for all of them in a locale shares the rows. */
  share: ShareAnswer;
  /** Whose matches are shown. */
  providers: ProviderChoice;
}

const USUAL_LIMIT = 500;

type TournamentsAsked = Parsed<typeof calls.listTournaments>['query'];
type TournamentReply = ReplyOf<typeof calls.getTournament>['data'];
type CategoryReply = ReplyOf<typeof calls.getCategory>['data'];

const BY_SPORT: readonly SortStep[] = [{ key: 'sport_priority', descending: false }];
const BY_CATEGORY: readonly SortStep[] = [
  ...BY_SPORT,
  { key: 'category_priority', descending: false },
];
const BY_TOURNAMENT: readonly SortStep[] = [
  ...BY_SPORT,
  { key: 'tournament_priority', descending: false },
];

/** Sports, in the order of priority unless asked otherwise (SPEC §7 `/sports`). */
export async function listSports(
  shelf: Shelf,
  query: Parsed<typeof calls.listSports>['query'],
): Promise<ReplyOf<typeof calls.listSports>> {
  const { db, locale, providers } = shelf;
  const all = await shelf.share(`sports ${locale}`, () => readSports(db, locale));
  const found = await placesWithMatches(
    shelf,
    filterOf(query, providers),
    'sport_id',
    query.sort_by,
  );
  const wanted = all
    .filter((row) => isWanted(row, { id: row.sport_id, urn: row.sport_urn }, query))
    .filter((row) => found.has(row.sport_id))
    .sort(inStepsOf([...(query.sort_by ?? []), ...BY_SPORT], 'sport_id', found));
  const { rows, pagination } = pageIn(wanted, query);
  return { data: await sportReplies(shelf, rows), pagination };
}

/** Categories, in the order of priority unless asked otherwise (SPEC §7 `/categories`). */
export async function listCategories(
  shelf: Shelf,
  query: Parsed<typeof calls.listCategories>['query'],
): Promise<ReplyOf<typeof calls.listCategories>> {
  const { db, locale, providers } = shelf;
  const all = await shelf.share(`categories ${locale}`, () => readCategories(db, locale));
  const found = await placesWithMatches(
    shelf,
    filterOf(query, providers),
    'category_id',
    query.sort_by,
  );
  const wanted = all
    .filter((row) => isWanted(row, { id: row.category_id, urn: row.category_urn }, query))
    .filter((row) => found.has(row.category_id))
    .sort(inStepsOf([...(query.sort_by ?? []), ...BY_CATEGORY], 'category_id', found));
  const { rows, pagination } = pageIn(wanted, query);
  return { data: await categoryReplies(shelf, rows), pagination };
}

/** Leagues, in the order of priority unless asked otherwise (SPEC §7 `/tournaments`). */
export async function listTournaments(
  shelf: Shelf,
  query: TournamentsAsked,
): Promise<ReplyOf<typeof calls.listTournaments>> {
  const { db, locale, providers } = shelf;
  const all = await allTournaments(db, shelf.share, locale);
  const found = await placesWithMatches(
    shelf,
    filterOf(query, providers),
    'tournament_id',
    query.sort_by,
  );
  const wanted = all
    .filter((row) => isWanted(row, { id: row.tournament_id, urn: row.tournament_urn }, query))
    .filter((row) => found.has(row.tournament_id))
    .sort(inStepsOf([...(query.sort_by ?? []), ...BY_TOURNAMENT], 'tournament_id', found));
  const { rows, pagination } = pageIn(wanted, query);
  return { data: await tournamentReplies(shelf, rows), pagination };
}

/** One category, or null. */
export async function findCategory(shelf: Shelf, id: number): Promise<CategoryReply | null> {
  const rows = await readCategories(shelf.db, shelf.locale, id);
  return (await categoryReplies(shelf, rows))[0] ?? null;
}

/** One league, or null. */
export async function findTournament(shelf: Shelf, id: number): Promise<TournamentReply | null> {
  const rows = await readTournaments(shelf.db, shelf.locale, [id]);
  return (await tournamentReplies(shelf, rows))[0] ?? null;
}

/** Leagues with how many matches they have, in the order of the rows. */
export async function tournamentReplies(
  shelf: Shelf,
  rows: readonly TournamentPlace[],
): Promise<TournamentReply[]> {
  const names = await shelf.findNames(shelf.locale, rows.flatMap(urnsOfTournament));
  const counts = await shelf.tally.open('tournament_id', shelf.providers);
  const nextStart = await shelf.tally.nextStarts(shelf.providers);
  return rows.map((row) => ({
    ...tournamentReply(row, names, shelf.locale),
    ...counts(row.tournament_id),
    next_start_time: isoOf(nextStart(row.tournament_id)),
  }));
}

function isoOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** Categories with how many matches they have, in the order of the rows. */
export async function categoryReplies(
  shelf: Shelf,
  rows: readonly CategoryPlace[],
): Promise<CategoryReply[]> {
  const urns = rows.flatMap((row) => [row.category_urn, row.sport_urn]);
  const names = await shelf.findNames(shelf.locale, urns);
  const counts = await shelf.tally.open('category_id', shelf.providers);
  return rows.map((row) => ({
    ...categoryReference(row, names, shelf.locale),
    urn_id: row.category_urn,
    sport: sportReference(row, names, shelf.locale),
    ...counts(row.category_id),
  }));
}

/** Sports with how many matches they have, in the order of the rows. */
export async function sportReplies(shelf: Shelf, rows: readonly SportPlace[]) {
  const names = await shelf.findNames(
    shelf.locale,
    rows.map((row) => row.sport_urn),
  );
  const counts = await shelf.tally.open('sport_id', shelf.providers);
  return rows.map((row) => ({
    id: row.sport_id,
    urn_id: row.sport_urn,
    key: row.sport_key,
    name: sportNameOf(row, names, shelf.locale),
    priority: row.sport_priority,
    type: row.sport_type,
    provider: shelf.providers[row.sport_type],
    ...counts(row.sport_id),
    main_market_outcomes_count: outcomesCount(mainMarketOf(row.sport_key)),
  }));
}

function pageIn<Row>(
  rows: readonly Row[],
  asked: { page?: number | undefined; limit?: number | undefined },
) {
  const page = pageOf(asked, USUAL_LIMIT);
  return {
    rows: rows.slice(page.offset, page.offset + page.limit),
    pagination: paginationOf(page, rows.length),
  };
}
