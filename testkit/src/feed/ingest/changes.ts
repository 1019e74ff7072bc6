import type {
  FeedChange,
  FixtureKnown,
  LineCancelled,
  LineName,
  LinePriced,
  LineSettled,
  MatchStatusChanged,
} from '../../../../server/src/book/ingest/change';
import type { MatchState } from '../../../../server/src/book/ingest/match-state';
import { TrackedMap } from '../../../../server/src/book/ingest/tracked-map';

/** The match that all changes below are about. */
export const MATCH = 'sr:match:9';
export const LIVE = { producer: 1, phase: 'live' } as const;
export const PREMATCH = { producer: 3, phase: 'prematch' } as const;

export const fixture = (startTime = 0): FixtureKnown => ({
  type: 'fixture_known',
  fixture: {
    urn: MATCH,
    startTime,
    sport: { urn: 'sr:sport:1', name: 'Soccer' },
    category: { urn: 'sr:category:1', name: 'England', countryCode: 'ENG' },
    tournament: { urn: 'sr:tournament:17', name: 'Premier League' },
    home: { urn: 'sr:competitor:1', name: 'Arsenal', abbreviation: 'ARS' },
    away: { urn: 'sr:competitor:2', name: 'Chelsea', abbreviation: 'CHE' },
  },
});

export const LINE: LineName = { match: MATCH, marketId: 1, specifier: '' };
export const priced = (given: Partial<LinePriced> = {}): LinePriced => ({
  type: 'line_priced',
  ...LINE,
  source: LIVE,
  status: 1,
  favourite: true,
  nextBetStop: null,
  cashout: null,
  outcomes: { '1': { odds: 2000, active: true, p: 0.5 }, '2': { odds: 3000, active: true } },
  ...given,
});
export const settled = (given: Partial<LineSettled> = {}): LineSettled => ({
  type: 'line_settled',
  ...LINE,
  results: { '1': 'win_entire', '2': 'lose_entire' },
  deadHeats: null,
  ...given,
});
export const cancelled = (given: Partial<LineCancelled> = {}): LineCancelled => ({
  type: 'line_cancelled',
  ...LINE,
  placedFrom: null,
  placedTo: null,
  ...given,
});
export const stop = (groups: string[], producer = 1): FeedChange => ({
  type: 'lines_stopped',
  match: MATCH,
  producer,
  groups,
  status: -1,
});
export const reinstated: FeedChange = { ...cancelled(), type: 'cancellation_withdrawn' };
export const unsettled: FeedChange = { type: 'settlement_withdrawn', ...LINE };
export const play = (
  status: 0 | 1 | 4,
  given: { source?: typeof LIVE | typeof PREMATCH; home?: number } = {},
): MatchStatusChanged => ({
  type: 'match_status_changed',
  match: MATCH,
  source: given.source ?? LIVE,
  status,
  stageCode: 6,
  statistics: {
    clock: null,
    total_score: given.home === undefined ? null : { home: given.home, away: 0 },
    period_score: [],
    red_cards: null,
  },
});

/** A match in its first state, of which no line is known. */
export function aMatchState(given: Partial<MatchState> = {}): MatchState {
  const { status, stageCode, statistics } = play(0);
  return {
    provider: 'betradar',
    startTime: 0,
    play: { status, stageCode, statistics },
    lines: new TrackedMap(),
    cancels: new TrackedMap(),
    moments: [],
    told: null,
    ...given,
  };
}
