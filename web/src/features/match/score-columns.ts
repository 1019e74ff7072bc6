import type { Statistics } from '@touchline/wire/catalogue';

type Period = Statistics['period_score'][number];

/** A pair of figures of a match, as they stand under each other in its row. */
export interface ScoreColumn {
  kind: 'period' | 'points' | 'total';
  /** The period whose score it is. */
  period: Period | null;
  home: string;
  away: string;
  /** Who is in front by it. */
  ahead: 'home' | 'away' | null;
}

/** How many periods stand in a row: the latest. */
const MOST_PERIODS = 5;

/** Periods that are won, so that the total says how many of them were and not how. */
const WON = /_(?:set|map|game)$/;

/**
 * The figures of a row from left to right: where sets or maps are won the score of each and the points of the game
 * under way, and the total at the end. Empty before there is a score.
 */
export function scoreColumns(statistics: Statistics): ScoreColumn[] {
  const { total_score: total, period_score: periods, game_score: points } = statistics;
  if (total === null) return [];
  const won = periods.filter(({ period_key: key }) => WON.test(key)).slice(-MOST_PERIODS);
  return [
    ...won.map((period): ScoreColumn => ({ ...column('period', period), period })),
    ...(points ? [{ ...column('points', points), ...pointsText(points, statistics) }] : []),
    { ...column('total', total), ...totalText(statistics, total) },
  ];
}

/** Whether the scores of periods, or the red cards, say more than the total by itself. */
export function saysMore(statistics: Statistics): boolean {
  const { total_score: total, period_score: periods, red_cards: cards, game_score } = statistics;
  const [first, second] = periods;
  if (total === null || !first) return false;
  if (second || game_score || (cards?.home ?? 0) + (cards?.away ?? 0) > 0) return true;
  return first.home !== total.home || first.away !== total.away;
}

/** The total as it is written: in cricket with the wickets, `185/6`. */
export function totalText(
  { details = {} }: Pick<Statistics, 'details'>,
  total: { home: number; away: number },
): { home: string; away: string } {
  const text = (side: 'home' | 'away') => {
    const wickets = details[`${side}_dismissals`];
    return wickets === undefined ? String(total[side]) : `${total[side]}/${wickets}`;
  };
  return { home: text('home'), away: text('away') };
}

/** Points as they are called: 50 is advantage, save in a tie-break, where they are counted. */
export function pointsText(
  points: { home: number; away: number },
  { tiebreak = false }: Pick<Statistics, 'tiebreak'>,
): { home: string; away: string } {
  const text = (value: number) => (value === 50 && !tiebreak ? 'A' : String(value));
  return { home: text(points.home), away: text(points.away) };
}

function column(kind: ScoreColumn['kind'], { home, away }: { home: number; away: number }) {
  const ahead: ScoreColumn['ahead'] = home === away ? null : home > away ? 'home' : 'away';
  return { kind, period: null, home: String(home), away: String(away), ahead };
}
