import { assert } from '@touchline/domain/assert';
import { stageKey } from '@touchline/domain/feed/stage';
import { slugOf } from '@touchline/domain/slug';
import type { MatchReply } from '@touchline/wire/catalogue';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { run } from '../../db/statements';
import { cardMarkets, cardNumbers } from '../card-markets';
import { linesOnCards } from './card-lines';
import type { LineRow } from './lines';
import { type LineMatch, marketReply, urnsIn } from './market-reply';
import { type CompetitorRow, type MatchRow, matchRowsOf } from './match-rows';
import { type FindNames, type Names, namesEverywhere } from './names';
import { type FindTournaments, readTournaments, type TournamentPlace } from './places';
import { localTournament } from './priorities';
import { inSlices } from './slices';
import { statisticsReply } from './statistics-reply';
import { competitorReply, tournamentReply, urnsOfTournament } from './tournament-reply';

/** Shows a match in a locale. */
export type MatchCard = (locale: string) => MatchReply;

/** Reads a match once, to be shown in any number of locales; null when there is none. */
export async function matchCard(db: Kysely<Database>, matchId: number): Promise<MatchCard | null> {
  const rows = await matchRowsOf(db, [matchId]);
  const leagues = await readTournaments(
    db,
    NO_LOCALE,
    rows.map((row) => row.tournament_id),
  );
  const [card] = await readCards(
    db,
    rows,
    new Map(leagues.map((each) => [each.tournament_id, each])),
  );
  if (!card) return null;
  const namesIn = await run(db, namesEverywhere([...urnsOfCard(card), ...urnsInLines(card)]));
  const leagueIn = await localTournament(db, card.league);
  return (locale) => cardReply({ ...card, league: leagueIn(locale) }, namesIn(locale), locale);
}

/** Where no locale is asked for, what is general counts. */
const NO_LOCALE = '';

/** What replies about matches are made with: lines are read anew, names and leagues may be kept. */
export interface CardReading {
  db: Kysely<Database>;
  findNames: FindNames;
  findTournaments: FindTournaments;
  locale: string;
}

/** The slug of a match, or of what is won outright, which has no sides (DESIGN §4.2). Names are those at hand. */
export function matchSlug({ id, name, home, away }: EventNames): string {
  return slugOf('match', id, home && away ? [home.name, away.name] : [name ?? '']);
}

type EventNames = Pick<MatchRow, 'id' | 'name'> & {
  home: { name: string } | null;
  away: { name: string } | null;
};

/** Matches as SPEC §3 has them, with the best lines of their main markets: a query for lines, and one for names. */
export async function matchReplies(
  { db, findNames, findTournaments, locale }: CardReading,
  rows: readonly MatchRow[],
): Promise<MatchReply[]> {
  const leagues = await findTournaments(
    locale,
    rows.map((row) => row.tournament_id),
  );
  const cards = await readCards(db, rows, leagues);
  const names = await findNames(locale, cards.flatMap(urnsOfCard), cards.flatMap(urnsInLines));
  return inSlices(cards, (card) => cardReply(card, names, locale));
}

async function readCards(
  db: Kysely<Database>,
  rows: readonly MatchRow[],
  leagues: ReadonlyMap<number, TournamentPlace>,
): Promise<Card[]> {
  const listed = rows.map((row) => {
    const league = leagues.get(row.tournament_id);
    assert(league, 'a match is of a league');
    return { row, league, markets: cardMarkets(league.sport_key, row.provider, row.type) };
  });
  const lineOf = await linesOnCards(
    db,
    listed.map(({ row, markets }) => ({ row, marketIds: cardNumbers(markets) })),
  );
  return listed.map(({ row, league, markets: { main, secondary, top } }) => {
    const line = (ids: readonly number[]) =>
      ids.map((id) => lineOf(row.id, id)).find((found) => found !== null) ?? null;
    return {
      row,
      league,
      main: line(main),
      secondary: line(secondary),
      top: top.map(line).filter((each) => each !== null),
    };
  });
}

interface Card {
  row: MatchRow;
  league: TournamentPlace;
  main: LineRow | null;
  secondary: LineRow | null;
  top: readonly LineRow[];
}

function urnsOfCard({ row, league }: Card): string[] {
  return [...urnsOfMatch(row), ...urnsOfTournament(league)];
}

function urnsInLines({ main, secondary, top }: Card): string[] {
  return [main, secondary, ...top].flatMap((line) => (line ? urnsIn(line) : []));
}

/** The urns of a match, of who takes part in it and of what it is a part of. */
export function urnsOfMatch(row: MatchRow): string[] {
  const { home, away, participants, parent } = row;
  const who = [home, away, ...participants, parent].flatMap((each) => (each ? [each.urn] : []));
  return [row.urn, ...who];
}

function cardReply(
  { row, league, main, secondary, top }: Card,
  names: Names,
  locale: string,
): MatchReply {
  const match = lineMatchOf(row, names);
  const shown = (line: LineRow) => marketReply(line, match, names, locale);
  const { home, away } = row;
  return {
    id: row.id,
    urn_id: row.urn,
    slug: matchSlug(row),
    type: row.type,
    tournament: tournamentReply(league, names, locale),
    competitors: competitorsOf(home, away, names),
    name: match.event,
    participants: row.participants.map((each) => competitorReply(each, names)),
    parent: parentOf(row.parent, names),
    stadium: row.stadium,
    city: row.city,
    status: row.status,
    stage: stageKey(row.stage_code),
    start_time: row.start_time.toISOString(),
    end_date: row.end_date?.toISOString() ?? null,
    statistics: statisticsReply(row.statistics, league.sport_key, locale),
    available_markets: row.available_markets,
    main_market: main && shown(main),
    secondary_market: secondary && shown(secondary),
    top_markets: top.map(shown),
    provider: row.provider,
    is_provider_stats_available: row.type === 'match' && TELLS_STATISTICS.has(row.provider),
    has_video: row.has_video,
    custom_bet: row.custom_bet,
    version: Number(row.version),
  };
}

/** Providers that tell of a match more than its score: timelines and line-ups. */
const TELLS_STATISTICS: ReadonlySet<string> = new Set(['betradar']);

/** What the lines of a match are named by, in the locale of the names. */
export function lineMatchOf(row: MatchRow, names: Names): LineMatch {
  const { home, away } = row;
  return {
    id: row.id,
    urn: row.urn,
    provider: row.provider,
    home: home ? names.of(home.urn, home.name) : '',
    away: away ? names.of(away.urn, away.name) : '',
    event: row.name === null ? null : names.of(row.urn, row.name),
    customBet: row.custom_bet,
  };
}

function competitorsOf(
  home: CompetitorRow | null,
  away: CompetitorRow | null,
  names: Names,
): MatchReply['competitors'] {
  if (!home || !away) return null;
  return { home: competitorReply(home, names), away: competitorReply(away, names) };
}

function parentOf(parent: MatchRow['parent'], names: Names): MatchReply['parent'] {
  if (!parent) return null;
  const { id, urn, name } = parent;
  return {
    id,
    urn_id: urn,
    slug: slugOf('match', id, [name ?? '']),
    name: names.of(urn, name ?? ''),
  };
}
