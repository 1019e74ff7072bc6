import { assert } from '../assert';
import { ODDS_SCALE, type Odds } from '../money';
import { fractionText } from './fraction-text';
import { thousandthsText } from './thousandths-text';

/** The ways odds can be shown (SPEC §5 "Odds display types"). */
export const ODDS_DISPLAYS = [
  'european',
  'british',
  'hongkong',
  'american',
  'indonesian',
  'malaysian',
  'percent',
] as const;

export type OddsDisplay = (typeof ODDS_DISPLAYS)[number];

/** What odds without profit read where they have no number. */
const NONE = '–';

/** Each writes a profit, the odds less the stake in thousandths, with the given decimal point. */
const FORMATS: Readonly<Record<OddsDisplay, (profit: number, point: string) => string>> = {
  european: (profit, point) => thousandthsText(profit + ODDS_SCALE, point),
  british: (profit) => fractionText(profit),
  hongkong: thousandthsText,
  american: (profit) => {
    const staked = Math.round((100 * ODDS_SCALE) / profit);
    if (staked <= 100) return `+${Math.round(profit / 10)}`;
    return profit > 0 ? `-${staked}` : NONE;
  },
  indonesian: (profit, point) => {
    if (profit >= ODDS_SCALE) return thousandthsText(profit, point);
    return profit > 0 ? `-${thousandthsText(inverse(profit), point)}` : NONE;
  },
  malaysian: (profit, point) =>
    profit > ODDS_SCALE
      ? `-${thousandthsText(inverse(profit), point)}`
      : thousandthsText(profit, point),
  percent: (profit, point) => {
    const hundredths = Math.max(1, Math.round((10_000 * ODDS_SCALE) / (profit + ODDS_SCALE)));
    return `${thousandthsText(10 * hundredths, point)}%`;
  },
};

/**
 * Odds as people read them, with their locale's decimal point (SPEC §5 "Odds display types"). Shown
 * text never feeds back into arithmetic (DESIGN §4.3). Throws below 1.000, where a bet that wins would lose.
 *
 * - european 2.50: what a stake of one pays, its stake included;
 * - british 6/4: what it wins, as a customary fraction;
 * - hongkong 1.50: what it wins;
 * - american +150, -200: what a hundred wins, or what wins a hundred, to the nearest whole;
 * - indonesian 1.50, -2.00: american by the hundred, to the thousandth;
 * - malaysian 0.50, -0.667: what one wins, or what wins one, whichever is at most one;
 * - percent 40.00%: the probability at which the bet is fair.
 */
export function formatOdds(odds: Odds, display: OddsDisplay, point = '.'): string {
  assert(odds >= ODDS_SCALE, `a bet that wins does not lose, at ${odds} thousandths`);
  return FORMATS[display](odds - ODDS_SCALE, point);
}

/** One over a number, both in thousandths; never so small that it reads as nothing. */
function inverse(thousandths: number): number {
  return Math.max(1, Math.round(ODDS_SCALE ** 2 / thousandths));
}
