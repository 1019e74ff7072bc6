import { ODDS_SCALE } from '../money';

/** What bookmakers quote, in their own terms: 6/4, not 3/2. From 4/1 on odds are whole or half. */
const LADDER = (
  '1/100 1/80 1/66 1/50 1/40 1/33 1/28 1/25 1/20 1/18 1/16 1/14 1/12 1/11 1/10 1/9 1/8 1/7 1/6 2/11 1/5 ' +
  '2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 9/10 10/11 20/21 1/1 21/20 11/10 ' +
  '23/20 6/5 5/4 13/10 11/8 7/5 6/4 8/5 13/8 17/10 7/4 9/5 15/8 19/10 2/1 21/10 85/40 11/5 9/4 12/5 5/2 ' +
  '13/5 11/4 14/5 3/1 10/3 7/2 4/1'
)
  .split(' ')
  .map((text) => {
    const [won = 0, staked = 1] = text.split('/').map(Number);
    return { text, profit: (ODDS_SCALE * won) / staked };
  });

/** Both sides of a fraction are read at a glance up to here. */
const SHORT = 100;
/** How far a fraction may be from what it stands for, of it. */
const OFF_BY = 0.005;

/**
 * A profit in thousandths, not below zero, as a british fraction of the stake (SPEC §5): the nearest customary one where it
 * is less than a hundredth of the stake and a twentieth of the profit away, so that 1.66 and 1.67 are both 4/6. Else it is
 * exact where that is short, as 87/100 and 1000/1, and the simplest that is half a percent away at most where it is not:
 * 13/7, 126/1. Both sides are whole.
 */
export function fractionText(profit: number): string {
  const off = (rung: { profit: number }) => Math.abs(rung.profit - profit);
  const nearest = LADDER.reduce((best, rung) => (off(rung) < off(best) ? rung : best));
  if (off(nearest) < Math.min(10, profit / 20)) return nearest.text;
  const common = commonDivisor(profit, ODDS_SCALE);
  const [won, staked] = [profit / common, ODDS_SCALE / common];
  if (staked === 1 || won === 1 || (won <= SHORT && staked <= SHORT)) return `${won}/${staked}`;
  return simplest(profit);
}

/** The fraction of the smallest stake that comes near enough; where it wins one, the nearest. */
function simplest(profit: number): string {
  for (let staked = 1; staked < ODDS_SCALE; staked += 1) {
    const won = Math.round((profit * staked) / ODDS_SCALE);
    const isNear = Math.abs((won * ODDS_SCALE) / staked - profit) <= profit * OFF_BY;
    if (isNear) return won === 1 ? `1/${Math.round(ODDS_SCALE / profit)}` : `${won}/${staked}`;
  }
  return `${profit}/${ODDS_SCALE}`;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
