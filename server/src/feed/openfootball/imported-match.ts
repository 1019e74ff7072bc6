import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Told, ToldIncident } from '../simulator/told';
import type { Competition } from './competition';
import { kickOffOf } from './kick-off';
import type { Goals, RecordedMatch, RecordedSide, SeasonFile } from './season-file';
import { strengthsOf } from './strengths';

/** A side of an imported match, with an id made from its name. */
export interface ImportedSide {
  readonly urn: string;
  readonly name: string;
  readonly abbreviation: string;
  readonly rating: number;
}

/** A match of a file as the book and the simulator take it. Everything in it can be stored as JSON. */
export interface ImportedMatch {
  readonly urn: string;
  /** Ms since epoch, moved by the days of the import. */
  readonly startTime: number;
  readonly category: { readonly urn: string; readonly name: string; readonly countryCode: string };
  readonly tournament: { readonly urn: string; readonly name: string };
  readonly level: { readonly home: number; readonly away: number };
  readonly home: ImportedSide;
  readonly away: ImportedSide;
  readonly venue: { readonly name: string; readonly city: string } | null;
  /** How it went; null for one that was not played. */
  readonly told: Told | null;
  /** After extra time and penalties, where there were any. */
  readonly after: { readonly extraTime: Goals | null; readonly penalties: Goals | null } | null;
}

/** Every match of a file that has not been called off, in the order of time, so many days later than it was. */
export function importedMatches(
  { name, matches }: SeasonFile,
  competition: Competition,
  days: number,
): ImportedMatch[] {
  const { level, ratingOf } = strengthsOf(matches);
  const { key, country, countryCode, zone } = competition;
  const category = { urn: `of:category:${idOf(country)}`, name: country, countryCode };
  const tournament = { urn: `of:tournament:${idOf(key)}`, name: leagueName(name) };
  const sideOf = (side: RecordedSide): ImportedSide => ({
    urn: `of:competitor:${idOf(side.name)}`,
    name: side.name,
    abbreviation: side.code ?? abbreviated(side.name),
    rating: ratingOf(side.name),
  });
  return matches
    .filter((match) => !CALLED_OFF.has(match.status ?? ''))
    .map((match) => ({
      urn: `of:match:${idOf(key, name, match.home.name, match.away.name, match.date, match.round ?? '')}`,
      startTime: kickOffOf(match, zone, days),
      category,
      tournament,
      level,
      home: sideOf(match.home),
      away: sideOf(match.away),
      venue: venueOf(match.ground),
      told: toldOf(match),
      after: afterOf(match),
    }))
    .toSorted((one, other) => one.startTime - other.startTime || (one.urn < other.urn ? -1 : 1));
}

const CALLED_OFF: ReadonlySet<string> = new Set(['postponed', 'cancelled', 'awarded', 'abandoned']);

function toldOf({ score, goals, events }: RecordedMatch): Told | null {
  if (!score) return null;
  const halfTime = score.halfTime ? pair(score.halfTime) : nothingYet(score.fullTime);
  const fullTime = pair(score.fullTime);
  const inRegularTime = (all: readonly ToldIncident[]) =>
    (score.extraTime ? all.filter(({ minute }) => minute <= LAST_MINUTE) : all.map(inStoppageTime))
      // A match does not go on for hours because of a minute that somebody mistyped.
      .filter(({ added }) => added <= MOST_ADDED);
  const told = goals && inRegularTime(goals);
  const goalsAreKnown = told !== null && agree(told, halfTime, fullTime);
  return {
    halfTime,
    fullTime,
    incidents: [...(goalsAreKnown ? told : []), ...inRegularTime(events)],
    goalsAreKnown,
  };
}

const [HALF_TIME_MINUTE, LAST_MINUTE] = [45, 90];
/** Minutes of stoppage time. */
const MOST_ADDED = 30;

/** Without extra time, what comes after the ninetieth minute is stoppage time, however a file writes it. */
function inStoppageTime(incident: ToldIncident): ToldIncident {
  const { minute, added } = incident;
  if (minute <= LAST_MINUTE) return incident;
  return { ...incident, minute: LAST_MINUTE, added: minute - LAST_MINUTE + added };
}

/** Whether goals add up to both scores: where they do not the scores are right, and goals are not told one by one. */
function agree(goals: readonly ToldIncident[], halfTime: Score | null, fullTime: Score): boolean {
  const by = (last: number, side: 'home' | 'away') =>
    goals.filter((goal) => goal.side === side && goal.minute <= last).length;
  const isScore = (last: number, { home, away }: Score) =>
    by(last, 'home') === home && by(last, 'away') === away;
  return isScore(LAST_MINUTE, fullTime) && (!halfTime || isScore(HALF_TIME_MINUTE, halfTime));
}

/** Files leave out the half-time score of a match without goals. */
function nothingYet([home, away]: Goals) {
  return home + away === 0 ? { home: 0, away: 0 } : null;
}

function pair([home, away]: Goals) {
  return { home, away };
}

function afterOf({ score }: RecordedMatch): ImportedMatch['after'] {
  if (!score || (!score.extraTime && !score.penalties)) return null;
  return { extraTime: score.extraTime, penalties: score.penalties };
}

function venueOf(ground: string | null): ImportedMatch['venue'] {
  if (ground === null) return null;
  const [name = ground, city = ''] = ground.split(', ');
  return { name, city };
}

/** The name of a league without its season: `English Premier League` of `English Premier League 2025/26`. */
function leagueName(name: string): string {
  return name.replace(/\s+\d{4}([/-]\d{2,4})?$/, '');
}

/** The first letters of what a club is called, without what many clubs are: `LIV` for `Liverpool FC`. */
function abbreviated(name: string): string {
  const word = name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .split(/\s+/)
    .find((each) => !/^(FC|CF|AC|AS|SC|SV|VfB|VfL|AFC|RC|CD|UD|US|SSC|TSG|BV)$/i.test(each));
  return (word ?? name).slice(0, 3).toUpperCase();
}

/** A number that stands for words: equal words always give the same, below 2^31. */
export function idOf(...words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const sign of words.join('\n')) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 1) & 0x7fffffff;
}
