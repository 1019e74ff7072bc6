import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/bets/market-status';
import { ok, refused, type Result } from '@touchline/domain/result';
import { isDeepStrictEqual } from 'node:util';
import type { CompetitorFacts, FixtureFacts, MatchStatusChanged } from '../../book/ingest/change';
import type { Catalogue } from './catalogue';
import { type KnownMatch, matchUrn, SOURCE, type Stage } from './match-memory';
import { type BcMatch, MATCH_STAGE } from './messages';
import { statisticsOf } from './translate-stat';

/**
 * Matches, and what is won outright.
 *
 * Documented (OddsFeed, TCP socket, "Match", "MatchMember"; "Match Lifecycle"; "Integration Notes"): which status means
 * what, that a match is over by its status or by an event named Finished, which member is at home, and that an update
 * with a lower version than the last is old.
 *
 * Not public: which of the two statuses counts where they disagree; the one of the match does here, and the one of its
 * live offer where the first is left out. An outright names its event as a member, and its competitors only in the
 * selections, so it is known here by its name alone. Abbreviations are ours.
 */
export type FixtureTold = Result<FixtureFacts, string>;

/** Who plays whom, where and when; refused where the feed has not said all of it. */
export function fixtureOf(match: BcMatch, catalogue: Catalogue): FixtureTold {
  const name = `match ${match.Id}`;
  const place = catalogue.placeOf(match.CompetitionId);
  if ('missing' in place) return refused(`${name}: ${place.missing} is not known`);
  const event = {
    urn: matchUrn(match.Id),
    startTime: Date.parse(match.Date),
    ...place,
    ...(match.ParentId ? { parent: matchUrn(match.ParentId) } : {}),
    isCancelled: stageOf(match) === 'cancelled',
  };
  if (match.IsOutright === true) return ok({ ...event, ...outright(match) });
  if (match.MatchMembers.length === 0) return refused(`${name}: MatchMembers names nobody`);
  return ok({ ...event, ...takingPart(match) });
}

/** Two meet in a match. Any other number take part in an event, which their names tell. */
function takingPart({ MatchMembers: all }: BcMatch) {
  const [first, second, ...more] = all;
  if (!first || !second || more.length > 0) {
    const competitors = all.map(competitor);
    const name = competitors.map((each) => each.name).join(' / ');
    return { type: 'stage' as const, name, home: null, away: null, competitors };
  }
  const isTurned = second.IsHome && !first.IsHome;
  const [home, away] = isTurned ? [second, first] : [first, second];
  return { home: competitor(home), away: competitor(away) };
}

function outright({ MatchMembers }: BcMatch) {
  const [event] = MatchMembers;
  const type = 'simple_tournament' as const;
  return { type, name: event?.TeamName ?? null, home: null, away: null };
}

function competitor({ TeamId, TeamName }: BcMatch['MatchMembers'][number]): CompetitorFacts {
  const letters = TeamName.replace(/[^\p{L}\p{N}]/gu, '');
  const abbreviation = letters.slice(0, 3).toUpperCase();
  return { urn: `bc:team:${TeamId}`, name: TeamName, abbreviation };
}

/** Takes in what a match says of itself; false where it is older than what is known. */
export function learnMatch(known: KnownMatch, told: BcMatch): boolean {
  const version = told.ObjectVersion ? BigInt(told.ObjectVersion) : known.version;
  if (version < known.version) return false;
  const { IsLive, IsSuspended, IsVisible, IsBooked, CompetitionId, Stat } = told;
  known.version = version;
  known.competitionId = CompetitionId;
  known.stage = stageOf(told);
  known.isLive = IsLive;
  known.isSuspended = IsSuspended;
  known.isVisible = IsVisible;
  known.isBooked = IsBooked;
  if (Stat) known.statistics = statisticsOf(Stat);
  if (known.isFinished && known.stage === 'live') known.stage = 'over';
  return true;
}

/** Whether the fixture reads differently from the one that was told last, which it then replaces. */
export function isNewFixture(known: KnownMatch, fixture: FixtureFacts): boolean {
  if (isDeepStrictEqual(known.fixture, fixture)) return false;
  known.fixture = fixture;
  return true;
}

function stageOf({ MatchStatus, LiveStatus, IsStarted }: BcMatch): Stage {
  const status = MatchStatus ?? LiveStatus;
  if (status === MATCH_STAGE.cancelled) return 'cancelled';
  if (status === MATCH_STAGE.completed) return 'over';
  return IsStarted || MatchStatus === MATCH_STAGE.started ? 'live' : 'before';
}

const STATUSES: Readonly<Record<Stage, MatchStatus>> = {
  before: MATCH_STATUS.prematch,
  live: MATCH_STATUS.live,
  over: MATCH_STATUS.finished,
  cancelled: MATCH_STATUS.notCovered,
};

/** Where play stands. */
export function statusChanged({ id, stage, statistics }: KnownMatch): MatchStatusChanged {
  const clock = stage === 'live' ? statistics.clock : null;
  return {
    type: 'match_status_changed',
    match: matchUrn(id),
    source: SOURCE,
    status: STATUSES[stage],
    stageCode: null,
    statistics: { ...statistics, clock },
  };
}
