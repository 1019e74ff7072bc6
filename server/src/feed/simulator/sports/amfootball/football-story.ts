import type { DriveEnd } from '@touchline/domain/pricing/sports/amfootball/drives';
import type { FootballSides } from '@touchline/domain/pricing/sports/amfootball/futures';
import type { Side, Story } from '../../play';

/** One side's time with the ball; the clock counts the seconds of the match that are played. */
export interface Drive {
  readonly begins: number;
  readonly ends: number;
  readonly from: number;
  readonly to: number;
  readonly side: Side;
  readonly end: DriveEnd;
  /** Who scored. */
  readonly by: Side | null;
  /** When the try after a touchdown is over. */
  readonly tryAt: number | null;
  readonly isOvertime: boolean;
}

/** All that will happen in a match of American football. */
export interface FootballStory extends Story {
  readonly sides: FootballSides;
  readonly drives: readonly Drive[];
  /** When each quarter ends, and when the second half and overtime begin. */
  readonly quarterEnds: readonly number[];
  readonly secondHalf: number;
  readonly overtime: number | null;
  /** A touchdown that is shown and then taken back. */
  readonly overturned: { readonly from: number; readonly to: number; readonly drive: Drive } | null;
}
