import { slugOf } from '@touchline/domain/slug';
import type { HeadToHead } from '@touchline/wire/match-details';
import { sql } from 'kysely';
import type { MatchDetails, MeetingTold } from './details';
import type { CompetitorRow, MatchRow } from './match-rows';
import type { Names } from './names';
import { namesFor, playedBefore, type PlayedReading, playedReply, resultOf } from './played';
import { competitorReply } from './tournament-reply';

type Meeting = HeadToHead['matches'][number];

/** How many earlier matches of the two against each other are shown. */
const MOST_MEETINGS = 10;

/**
 * Earlier matches of the two sides against each other, the latest first: those of the book, and what their provider
 * tells of others.
 */
export async function headToHead(
  reading: PlayedReading,
  match: MatchRow,
  details: Pick<MatchDetails, 'meetings'>,
): Promise<HeadToHead> {
  const { home, away } = match;
  if (!home || !away) return { wins: { home: 0, away: 0 }, draws: 0, matches: [] };
  const between = sql`
    ((m.home_id = ${home.id} and m.away_id = ${away.id})
      or (m.home_id = ${away.id} and m.away_id = ${home.id}))`;
  const [rows, told] = await Promise.all([
    playedBefore(reading.db, match, between, MOST_MEETINGS),
    details.meetings(match.provider, match.urn),
  ]);
  const others = await unknownOf(reading, told ?? [], { match, home, away });
  const leagues = others.map((each) => each.tournament.urn);
  const names = await namesFor(reading, rows, [home.urn, away.urn, ...leagues]);
  const meetings = [
    ...rows.map((row) => ({ meeting: playedReply(row, names), result: resultOf(row, home.id) })),
    ...others.map((each) => ({
      meeting: meetingReply(each, names),
      result: resultOf(each, home.id),
    })),
  ]
    .toSorted((one, other) => (one.meeting.start_time < other.meeting.start_time ? 1 : -1))
    .slice(0, MOST_MEETINGS);
  const count = (wanted: string) => meetings.filter(({ result }) => result === wanted).length;
  return {
    wins: { home: count('win'), away: count('loss') },
    draws: count('draw'),
    matches: meetings.map(({ meeting }) => meeting),
  };
}

/** A match that the book does not have, between two sides that it has. */
interface Unknown extends Omit<MeetingTold, 'home' | 'away'> {
  home: CompetitorRow;
  away: CompetitorRow;
  leagueId: number | null;
}

function meetingReply(
  { startTime, tournament, home, away, score, leagueId }: Unknown,
  names: Names,
): Meeting {
  return {
    id: null,
    slug: null,
    start_time: new Date(startTime).toISOString(),
    tournament: {
      id: leagueId,
      slug: leagueId === null ? null : slugOf('league', leagueId, [tournament.name]),
      name: names.of(tournament.urn, tournament.name),
    },
    competitors: { home: competitorReply(home, names), away: competitorReply(away, names) },
    score: { home: score.home, away: score.away },
  };
}

interface Sides {
  match: MatchRow;
  home: CompetitorRow;
  away: CompetitorRow;
}

/** What is told of matches that the book does not have; what is not between the two, or not before it, is left out. */
async function unknownOf(
  { db }: PlayedReading,
  told: readonly MeetingTold[],
  { match, home, away }: Sides,
): Promise<Unknown[]> {
  if (told.length === 0) return [];
  const urns = told.map(({ urn }) => urn);
  const known = await db.selectFrom('matches').select('urn').where('urn', 'in', urns).execute();
  const leagues = await db
    .selectFrom('tournaments')
    .select(['id', 'urn'])
    .where('urn', 'in', [...new Set(told.map(({ tournament }) => tournament.urn))])
    .execute();
  const has = new Set(known.map(({ urn }) => urn));
  const sideOf = (urn: string) => [home, away].find((side) => side.urn === urn);
  return told.flatMap((each) => {
    const [first, second] = [sideOf(each.home), sideOf(each.away)];
    if (has.has(each.urn) || each.startTime >= match.start_time.getTime()) return [];
    if (!first || !second || first === second) return [];
    const leagueId = leagues.find(({ urn }) => urn === each.tournament.urn)?.id ?? null;
    return { ...each, home: first, away: second, leagueId };
  });
}
