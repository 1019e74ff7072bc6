/** Markets of soccer that matches of a script offer, by the provider's numbers. */

/** The result: goals of both sides. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/** A market with its prices: decimal odds by outcome, null for one that is not on offer. */
export interface PricedMarket {
  readonly id: number;
  readonly specifier: string;
  readonly prices: Readonly<Record<string, number | null>>;
  /** Which outcomes win at a final score. */
  readonly winners: (score: Score) => readonly string[];
}

type Price = number | null;

/** Who wins. */
export function matchResult(home: Price, draw: Price, away: Price): PricedMarket {
  const winners = ({ home: own, away: other }: Score) =>
    own > other ? ['1'] : own === other ? ['2'] : ['3'];
  return { id: 1, specifier: '', prices: { 1: home, 2: draw, 3: away }, winners };
}

/** Two of the three results at once: home or draw, home or away, draw or away. */
export function doubleChance(homeDraw: Price, homeAway: Price, drawAway: Price): PricedMarket {
  const winners = ({ home, away }: Score) =>
    home > away ? ['9', '10'] : home === away ? ['9', '11'] : ['10', '11'];
  return { id: 10, specifier: '', prices: { 9: homeDraw, 10: homeAway, 11: drawAway }, winners };
}

/** More goals than `line`, which ends in .5, or fewer. */
export function totalGoals(line: number, over: Price, under: Price): PricedMarket {
  const winners = ({ home, away }: Score) => [home + away > line ? '12' : '13'];
  return { id: 18, specifier: `total=${line}`, prices: { 12: over, 13: under }, winners };
}

/** Whether both sides score. */
export function bothScore(yes: Price, no: Price): PricedMarket {
  const winners = ({ home, away }: Score) => [home > 0 && away > 0 ? '74' : '76'];
  return { id: 29, specifier: '', prices: { 74: yes, 76: no }, winners };
}
