import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { stageKey } from '@touchline/domain/feed/stage';
import type { Kysely } from 'kysely';
import type { FixtureFacts, MatchStatusChanged } from '../../book/ingest/change';
import { openIngest } from '../../book/ingest/ingest';
import type { Database, StoredStatistics } from '../../db/schema';
import { competitionOf } from './competition';
import { type ImportedMatch, importedMatches } from './imported-match';
import { keepImported } from './imported-rows';
import { kickOffOf } from './kick-off';
import { parseSeason, type SeasonFile } from './season-file';

/** What an import made of a file. */
export interface Imported {
  readonly league: string;
  readonly results: number;
  /** Matches that will be played: those that were, told again, and those that never were, made up. */
  readonly toCome: number;
  /** Matches of the past that were never played, or called off. */
  readonly leftOut: number;
  /** By how many days everything was moved. */
  readonly days: number;
}

interface Asked {
  /** Its name says which league it is. */
  readonly path: string;
  readonly text: string;
  /** Ms since epoch. */
  readonly now: number;
  /** The day of the file (`YYYY-MM-DD`) that is to be today; null lets the file decide. */
  readonly today: string | null;
}

const DAY = 86_400_000;
const SOCCER = { urn: 'sr:sport:1', name: 'Soccer' };
const PROVIDER = 'betradar';
/** Results are told by the producer of live prices. */
const SOURCE = { producer: 1, phase: 'live' } as const;
const ENDED = { regular: 100, extraTime: 110, penalties: 120 };
const PERIODS = { first: 6, second: 7, extraTime: 40, penalties: 50 };
const AT_ONCE = 200;
/** Longer ago than this, a match is over. */
const LASTS = 3 * 3_600_000;

/**
 * Brings a file of openfootball into the book: its league, every fixture, and the results of what has been played.
 * Everything is moved by whole days, so that its clock becomes ours; what is to come then is played by the
 * simulator, as it was where the file tells it. Importing the same again changes nothing but the dates.
 */
export async function importSeason(
  db: Kysely<Database>,
  { path, text, now, today }: Asked,
): Promise<Imported> {
  const season = parseSeason(text);
  const competition = competitionOf(path);
  const days = daysToMove(season, competition.zone, now, today);
  const matches = importedMatches(season, competition, days);
  const past = matches.filter(({ startTime }) => startTime + LASTS <= now);
  const results = past.filter(({ told }) => told !== null);
  const coming = matches.filter(({ startTime }) => startTime + LASTS > now);
  const known = [...results, ...coming];
  const book = openIngest(db, { provider: PROVIDER, run: null });
  for (let from = 0; from < known.length; from += AT_ONCE) {
    const news = known.slice(from, from + AT_ONCE).map((match) => newsOf(match, now));
    await book.take(news);
  }
  await keepImported(db, coming);
  return {
    league: matches[0]?.tournament.name ?? season.name,
    results: results.length,
    toCome: coming.length,
    leftOut: season.matches.length - known.length,
    days,
  };
}

/** A file that reaches into the future keeps its dates; one of the past is moved so that its middle is today. */
function daysToMove(season: SeasonFile, zone: string, now: number, today: string | null): number {
  const wholeDays = (from: number) => Math.floor(now / DAY) - Math.floor(from / DAY);
  if (today !== null)
    return wholeDays(kickOffOf({ date: today, time: '12:00', utcOffset: 0 }, zone));
  const starts = season.matches
    .map((match) => kickOffOf(match, zone))
    .toSorted((one, other) => one - other);
  const last = starts.at(-1) ?? now;
  if (last > now) return 0;
  return wholeDays(starts[Math.floor(starts.length / 2)] ?? now);
}

function newsOf(match: ImportedMatch, now: number) {
  const isOver = match.startTime + LASTS <= now;
  const result = isOver ? resultOf(match) : null;
  const fixture = { type: 'fixture_known', fixture: fixtureOf(match) } as const;
  return { at: now, producer: null, changes: result ? [fixture, result] : [fixture] };
}

/** An imported match as the provider of its fixtures describes it. */
export function fixtureOf(match: ImportedMatch): FixtureFacts {
  const { urn, startTime, category, tournament, venue } = match;
  const side = ({ urn: id, name, abbreviation }: ImportedMatch['home']) => ({
    urn: id,
    name,
    abbreviation,
  });
  return {
    urn,
    startTime,
    sport: SOCCER,
    category,
    tournament,
    home: side(match.home),
    away: side(match.away),
    customBet: true,
    ...(venue && { venue }),
  };
}

function resultOf({ urn, told, after }: ImportedMatch): MatchStatusChanged | null {
  if (!told) return null;
  const stageCode = after?.penalties
    ? ENDED.penalties
    : after?.extraTime
      ? ENDED.extraTime
      : ENDED.regular;
  return {
    type: 'match_status_changed',
    match: urn,
    source: SOURCE,
    by: 'schedule',
    status: MATCH_STATUS.finished,
    stageCode,
    statistics: statisticsOf({ told, after }),
  };
}

function statisticsOf({
  told: { halfTime, fullTime, incidents },
  after,
}: {
  told: NonNullable<ImportedMatch['told']>;
  after: ImportedMatch['after'];
}): StoredStatistics {
  const [home, away] = after?.extraTime ?? [fullTime.home, fullTime.away];
  const second = halfTime && {
    home: fullTime.home - halfTime.home,
    away: fullTime.away - halfTime.away,
  };
  const period = (
    score: { home: number; away: number } | null,
    code: number,
    number: number,
    type: 'regular_period' | 'overtime' | 'penalties' = 'regular_period',
  ) => (score ? [{ ...score, number, period_key: stageKey(code) ?? '', type }] : []);
  const extra = after?.extraTime
    ? { home: home - fullTime.home, away: away - fullTime.away }
    : null;
  const shootOut = after?.penalties ? { home: after.penalties[0], away: after.penalties[1] } : null;
  const cards = (kinds: readonly string[]) => ({
    home: incidents.filter((each) => each.side === 'home' && kinds.includes(each.kind)).length,
    away: incidents.filter((each) => each.side === 'away' && kinds.includes(each.kind)).length,
  });
  return {
    clock: null,
    total_score: { home, away },
    period_score: [
      ...period(halfTime, PERIODS.first, 1),
      ...period(second, PERIODS.second, 2),
      ...period(extra, PERIODS.extraTime, 3, 'overtime'),
      ...period(shootOut, PERIODS.penalties, 4, 'penalties'),
    ],
    red_cards: cards(['red_card', 'yellow_red_card']),
    yellow_cards: cards(['yellow_card']),
  };
}
