import type { Score } from '../../score-grid';
import { highestQuarters } from '../quarter-lines';
import { ROWS } from '../sample';
import type { DriveEnd } from './drives';

const QUARTERS = 4;

export type Side = 'home' | 'away';

/** The scoreboards of all futures as they are drawn, a row for each. */
export class Board {
  readonly home: readonly Int16Array[];
  readonly away: readonly Int16Array[];
  readonly homeTouchdowns: Int16Array;
  readonly awayTouchdowns: Int16Array;
  /** Who scores next, 1 home and 2 away, and how: 1 touchdown, 2 field goal, 3 safety; 0 nobody. */
  readonly nextBy = new Int16Array(ROWS);
  readonly nextType = new Int16Array(ROWS);
  /** By how much the home side is ahead. */
  readonly lead: Int16Array;

  constructor({ points, touchdowns }: { points: readonly Score[]; touchdowns: Score }) {
    const filled = (value: number) => new Int16Array(ROWS).fill(value);
    const periods = Array.from({ length: QUARTERS + 1 }, (_, period) => points[period]);
    this.home = periods.map((score) => filled(score?.home ?? 0));
    this.away = periods.map((score) => filled(score?.away ?? 0));
    this.homeTouchdowns = filled(touchdowns.home);
    this.awayTouchdowns = filled(touchdowns.away);
    this.lead = filled(points.reduce((sum, { home, away }) => sum + home - away, 0));
  }

  /** Gives a side points in a period. */
  add(row: number, side: Side, period: number, points: number): void {
    const column = (side === 'home' ? this.home : this.away)[period];
    if (column) column[row] = (column[row] ?? 0) + points;
    this.lead[row] = (this.lead[row] ?? 0) + (side === 'home' ? points : -points);
  }

  /** Books how a drive of `ball` ended, its try left out; says who scored. */
  take(row: number, { kind, points }: DriveEnd, ball: Side, period: number): Side | null {
    if (kind === 'none') return null;
    const isHome = (ball === 'home') === (kind === 'touchdown' || kind === 'field_goal');
    const by = isHome ? 'home' : 'away';
    this.add(row, by, period, points);
    if (points === 6) {
      const column = isHome ? this.homeTouchdowns : this.awayTouchdowns;
      column[row] = (column[row] ?? 0) + 1;
    }
    if (this.nextBy[row] === 0) {
      this.nextBy[row] = isHome ? 1 : 2;
      this.nextType[row] = points === 6 ? 1 : points === 3 ? 2 : 3;
    }
    return by;
  }

  /** Whether each goes to overtime: 1 yes, 2 no. */
  overtimes(): Int16Array {
    const [home, away] = [this.home.slice(0, QUARTERS), this.away.slice(0, QUARTERS)];
    return Int16Array.from({ length: ROWS }, (_, row) => {
      let lead = 0;
      for (const column of home) lead += column[row] ?? 0;
      for (const column of away) lead -= column[row] ?? 0;
      return lead === 0 ? 1 : 2;
    });
  }

  /** The quarter of each, from 1, in which most was scored; 5 where two share it. */
  highestQuarters(): Int16Array {
    return highestQuarters(this.home, this.away);
  }
}
