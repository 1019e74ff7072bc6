import type { GoalMeans } from '../score-grid';
import type { Futures } from '../tally/futures';
import type { Tally } from '../tally/tally';
import { countedIn, futuresOfWays, poissonChances, takeRows, type Ways } from './goals';
import { spreadWays } from './spread-ways';

/** What an ice hockey match may still bring. */
export interface IceHockeyToCome {
  /** Mean goals still to come in each of the three periods; 0 for what is over. */
  readonly periods: readonly GoalMeans[];
  /** Mean goals still to come in overtime, should there be one; the first of them ends it. */
  readonly overtime: GoalMeans;
  /** The chance that the home side wins a shoot-out, 0 to 1. */
  readonly shootout: number;
}

/** Late on, a level score suits both sides: it is that much likelier than if goals fell independently. */
export const LEVEL_TILT = 1.35;

/** Periods of regular time; in the count, overtime and the shoot-out follow them. */
export const REGULAR_PERIODS = 3;

const POINTS = 2000;

/**
 * The futures of an ice hockey match: `goals` of the three periods, of overtime (the fourth) and the one that the
 * winner of a shoot-out is given (the fifth), with the facts of who scores next in regular time (`goal:1`, …).
 */
export function iceHockeyFutures(tally: Tally, toCome: IceHockeyToCome): Futures[] {
  const lead = [0, 1, 2, 3, 4].reduce((sum, period) => {
    const { home, away } = countedIn(tally, 'goals', period);
    return sum + home - away;
  }, 0);
  const regular = spreadWays(
    [
      toCome.periods.map(({ home }) => poissonChances(home)),
      toCome.periods.map(({ away }) => poissonChances(away)),
    ],
    { points: POINTS, level: { lead, tilt: LEVEL_TILT } },
  );
  const ways = withOvertime(regular, lead, tally.isOver ? null : toCome);
  return [futuresOfWays(ways, tally, { count: 'goals', order: 'goal' })];
}

/** How a level score is settled: who scores in overtime, who wins the shoot-out, and how likely it is. */
interface Ending {
  readonly overtime: -1 | 0 | 1;
  readonly shootout: -1 | 0 | 1;
  readonly chance: number;
}

const NO_OVERTIME: readonly Ending[] = [{ overtime: 0, shootout: 0, chance: 1 }];

/** Adds the periods of overtime and the shoot-out; null when nothing more is to come. */
function withOvertime(regular: Ways, lead: number, toCome: IceHockeyToCome | null): Ways {
  const [home = [], away = []] = regular.columns;
  const endings = toCome ? endingsOf(toCome) : NO_OVERTIME;
  const rows: number[] = [];
  const ended: Ending[] = [];
  for (let row = 0; row < regular.weights.length; row += 1) {
    const goals = sumIn(home, row) - sumIn(away, row);
    for (const ending of lead + goals === 0 ? endings : NO_OVERTIME) {
      rows.push(row);
      ended.push(ending);
    }
  }
  const beyond = (sign: 1 | -1) => [
    ended.map(({ overtime }) => Number(overtime === sign)),
    ended.map(({ shootout }) => Number(shootout === sign)),
  ];
  const [homes = [], aways = []] = takeRows(regular, rows);
  return {
    columns: [
      [...homes, ...beyond(1)],
      [...aways, ...beyond(-1)],
    ],
    next: rows.map((row) => regular.next[row] ?? 0),
    weights: rows.map((row, index) => (regular.weights[row] ?? 0) * (ended[index]?.chance ?? 0)),
  };
}

function endingsOf({ overtime, shootout }: IceHockeyToCome): Ending[] {
  const mean = overtime.home + overtime.away;
  const none = Math.exp(-mean);
  const each = mean === 0 ? 0 : (1 - none) / mean;
  const endings: Ending[] = [
    { overtime: 1, shootout: 0, chance: each * overtime.home },
    { overtime: -1, shootout: 0, chance: each * overtime.away },
    { overtime: 0, shootout: 1, chance: none * shootout },
    { overtime: 0, shootout: -1, chance: none * (1 - shootout) },
  ];
  return endings.filter(({ chance }) => chance > 0);
}

function sumIn(columns: readonly (readonly number[])[], row: number): number {
  return columns.reduce((sum, column) => sum + (column[row] ?? 0), 0);
}
