import type { EventType } from '@touchline/domain/event';
import type { Named } from '../source';
import type { Billing } from './billing';
import type { Club, League } from './leagues';
import type { Dice } from './random';
import type { Told } from './told';
import type { Futures } from '@touchline/domain/pricing/tally/futures';
import type { Line } from '@touchline/domain/pricing/tally/line';
import type { Tally } from '@touchline/domain/pricing/tally/tally';
import type { Score } from '@touchline/domain/pricing/score-grid';

/** A sport with all that is needed to play it. */
export interface Sport extends Billing {
  /** Its place in the programme, which the ids of matches follow from. */
  readonly place: number;
  readonly name: Named;
  readonly rules: Play;
  readonly leagues: readonly League[];
  /** So many days before it begins an event is announced; 2 or more. */
  readonly daysAhead: number;
}

export interface Match {
  readonly number: number;
  readonly urn: string;
  readonly type: EventType;
  readonly sport: Sport;
  readonly league: League;
  readonly home: Club;
  readonly away: Club;
  /** Feed time in ms: as fast as the sport is played. */
  readonly kickOff: number;
  readonly dice: Dice;
  readonly venue?: { readonly name: string; readonly city: string };
  /** What is known of it, where it was really played before. */
  readonly told?: Told;
  /** What is won by one of many; then `home` and `away` are the first two of them. */
  readonly outright?: Outright;
}

/** What makes an event one that is won outright. */
export interface Outright {
  readonly field: readonly Club[];
  readonly name: string;
  /** Which stage of a race it is, from 0; null for all of it. A stage has the dice of its race. */
  readonly part: number | null;
  /** How many stages the whole has. */
  readonly parts: number;
  /** The urn of the race that a stage belongs to. */
  readonly parent: string | null;
}

/**
 * One sport as the simulator plays it. Everything is a pure function of the match (whose dice are seeded), so a feed
 * can be picked up at any moment; times are feed ms after the start of the match.
 */
export interface Play<Own extends Story = Story> {
  /** The key of `NAMES`, such as `tennis`. */
  readonly key: string;
  /** The count of goals or points of which the prematch producer says what it expects, where it does. */
  readonly expects?: string;
  /** No match lasts longer, ms. */
  readonly longest: number;
  /** The book's margin: what the inverse prices of one question sum to. */
  readonly booksum: { readonly prematch: number; readonly live: number };
  /** How long it takes, where that is known before it begins, ms. */
  lengthOf?(match: Match): number;
  /** All that will happen, decided before it begins, told as it is played. */
  storyOf(match: Match): Own;
  /** What has been counted up to and at a moment; `isOver` from `story.length` on. */
  tallyAt(story: Own, at: number): Tally;
  /**
   * How the match may end as the book sees it at a moment; with `at` below 0 before it begins. `drift` is how far
   * the book's idea of each side is from the truth, in standard deviations (normal, mean 0): the sport scales it to
   * something small. It must agree with how stories are made: over many matches what is quoted comes about as often.
   */
  modelOf(match: Match, story: Own, at: number, drift: Drift): readonly Futures[];
  /** The lines to offer at that moment, in the order in which they are listed: those that make sense still. */
  linesOf(match: Match, story: Own, at: number, model: readonly Futures[]): readonly OfferedLine[];
  /** The main lines, which are on offer two weeks before the match already: a few of those of `linesOf`. */
  headlinesOf(match: Match, model: readonly Futures[]): readonly OfferedLine[];
  /** A smaller model of a match that has not begun, which gives the main lines the same chances as `modelOf` does. */
  headModelOf?(match: Match, drift: Drift): readonly Futures[];
  /** What the scoreboard shows at a moment, from 0 on. */
  standingAt(story: Own, at: number): Standing;
}

/** How far the book is off, for each side, in standard deviations. */
export interface Drift {
  readonly home: number;
  readonly away: number;
}

/** A line on offer; `favourite` is the one of its market that is nearest to even. */
export interface OfferedLine {
  readonly line: Line;
  readonly favourite: boolean;
}

/** All that will happen in a match. Sports add to it what they need. */
export interface Story {
  /** When the last moment of play is over, breaks included, ms. */
  readonly length: number;
  /**
   * In the order of time. A count may be taken back: a later moment that `decides` lowers it again, and what was
   * settled in between is rolled back.
   */
  readonly moments: readonly Moment[];
  /** Times between periods, in order: prices move more slowly in them. */
  readonly breaks?: readonly { readonly from: number; readonly to: number }[];
}

export type Side = 'home' | 'away';

/** Something that happens `at` ms after the start. */
export interface Moment {
  readonly at: number;
  /** For the timeline: `goal`, `corner`, `yellow_card`, `point`, `game`, `set`, `wicket`, `period_start`, ... */
  readonly kind: string;
  readonly side?: Side;
  /**
   * How the feed tells of it. `stop`: betting stops a few seconds before it, in `groups` (all, unless said), and
   * opens again a little later with new prices. `tick`: the scoreboard and prices move at once. `aside`: only the
   * scoreboard moves.
   */
  readonly told: 'stop' | 'tick' | 'aside';
  readonly groups?: readonly string[];
  /** The provider's code of why betting stopped (`betstop_reasons.xml`), such as 1 for a goal. */
  readonly reason?: number;
  /** Whether anything may be decided by it, so that lines are settled after it. */
  readonly decides: boolean;
  /** A false alarm: betting stops, and nothing has happened. */
  readonly isAlarm?: boolean;
  /** Who did it, where it is told. */
  readonly player?: string;
  /** A word more for the timeline, such as `penalty` or `own_goal`. */
  readonly detail?: string;
}

/** Where somebody stands among all who take part, the provider's way: `time` is `h:mm:ss.s`, `score` strokes to par. */
export interface FieldPlace {
  readonly urn: string;
  readonly position: number;
  readonly result: { readonly type: 'time' | 'score'; readonly value: string };
}

/** What the scoreboard shows. */
export interface Standing {
  /** The provider's code of the stage of play (`match_status.xml`), such as 6 for the first half of soccer. */
  readonly matchStatus: number;
  /** Goals, points, or sets won: what the sport calls the score. */
  readonly score: Score;
  readonly periods: readonly {
    readonly code: number;
    readonly number: number;
    readonly score: Score;
    /** Attributes of the element that are the sport's own, such as Oddin's `home_won_rounds`. */
    readonly attributes?: Readonly<Record<string, string | number>>;
  }[];
  /** Points of the game under way as tennis counts them: 0, 15, 30, 40, 50 for advantage; or of a tie-break. */
  readonly gameScore?: Score;
  readonly server?: 1 | 2;
  readonly tiebreak?: boolean;
  readonly clock?: {
    /** `mm:ss`. */
    readonly matchTime: string | null;
    readonly stoppageTime?: string | null;
    readonly remainingInPeriod?: string | null;
    readonly stopped?: boolean;
  };
  /** `yellow_cards`, `red_cards`, `yellow_red_cards`, `corners`. */
  readonly statistics?: Readonly<Record<string, Score>>;
  /** Attributes of the status element that are the sport's own, such as overs and wickets of cricket. */
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** How everybody stands in what is won outright, once there is something to stand by. */
  readonly field?: readonly FieldPlace[];
  /** Attributes of Oddin's scoreboard, such as `home_kills` or `current_round`. */
  readonly scoreboard?: Readonly<Record<string, string | number>>;
}
