import type { ReplyOf } from '@touchline/wire/calls/call';
import type * as calls from '@touchline/wire/calls/match-details';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** Something that happened in a match, as its provider tells it. */
export interface MomentTold {
  /** Ms since epoch. */
  readonly at: number;
  /** The match clock, `mm:ss` or a minute such as `45+2`; null in sports without one. */
  readonly matchTime: string | null;
  readonly kind: string;
  readonly side: 'home' | 'away' | null;
  /** The score after it, where it changed it. */
  readonly score: { readonly home: number; readonly away: number } | null;
  readonly player: string | null;
  readonly detail: string | null;
}

export interface PlayerTold {
  readonly name: string;
  /** As the sport calls it: G, D, M, F, bat, bowl. */
  readonly position: string | null;
  readonly shirt: number | null;
  readonly isSubstitute: boolean;
}

export interface LineupsTold {
  readonly home: readonly PlayerTold[];
  readonly away: readonly PlayerTold[];
}

/** A match of before between the two sides of another; sides by their urns, time in ms since epoch. */
export interface MeetingTold {
  readonly urn: string;
  readonly startTime: number;
  readonly tournament: { readonly urn: string; readonly name: string };
  readonly home: string;
  readonly away: string;
  readonly score: { readonly home: number; readonly away: number };
}

/** What a provider tells of a match by its urn when it is asked; null where it does not tell it. */
export interface MatchDetails {
  timeline(provider: string, urn: string): Promise<readonly MomentTold[] | null>;
  lineups(provider: string, urn: string): Promise<LineupsTold | null>;
  meetings(provider: string, urn: string): Promise<readonly MeetingTold[] | null>;
}

/** Where nobody can be asked. */
export const NOBODY_TELLS: MatchDetails = {
  timeline: () => Promise.resolve(null),
  lineups: () => Promise.resolve(null),
  meetings: () => Promise.resolve(null),
};

/** What is asked about. */
export interface MatchAsked {
  id: number;
  urn: string;
  provider: string;
}

/** What has happened, from the match's provider, else what the feed has shown; the first thing first. */
export async function timelineOf(
  db: Kysely<Database>,
  details: MatchDetails,
  match: MatchAsked,
): Promise<ReplyOf<typeof calls.getTimeline>['data']> {
  const told = await details.timeline(match.provider, match.urn);
  const moments = told ?? (await momentsShown(db, match.id));
  return [...moments]
    .sort((one, other) => one.at - other.at)
    .map(({ at, matchTime, score, ...rest }) => ({
      ...rest,
      at: new Date(at).toISOString(),
      match_time: matchTime,
      score: score && { home: score.home, away: score.away },
    }));
}

/** Who plays, where the match's provider tells it. */
export async function lineupsOf(
  details: MatchDetails,
  match: MatchAsked,
): Promise<ReplyOf<typeof calls.getLineups>['data']> {
  const told = await details.lineups(match.provider, match.urn);
  return told && { home: told.home.map(playerReply), away: told.away.map(playerReply) };
}

function playerReply({ name, position, shirt, isSubstitute }: PlayerTold) {
  return { name, position, shirt, is_substitute: isSubstitute };
}

async function momentsShown(db: Kysely<Database>, matchId: number): Promise<MomentTold[]> {
  const rows = await db
    .selectFrom('match_timeline')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('ordinal')
    .execute();
  return rows.map(({ at, match_time: matchTime, kind, side, home, away }) => ({
    at: at.getTime(),
    matchTime,
    kind,
    side: side === null ? null : side === 1 ? 'home' : 'away',
    score: home === null || away === null ? null : { home, away },
    player: null,
    detail: null,
  }));
}
