import { moved } from '../court';
import type { Beginner, RallyRules } from '../rallies';

/** How a map of attack and defence is played: 24 rounds, sides changed after 12, 13 win; then overtime. */
export interface RoundChances {
  /** The home side's edge in a round, on the logistic scale. */
  readonly edge: number;
  /** What defending is worth. */
  readonly defence: number;
  /** What having won the round before is worth: money for arms. */
  readonly momentum: number;
  /** `blocks`: overtime of six rounds, four win, again while it is level. `two_clear`: until one leads by two. */
  readonly overtime: 'blocks' | 'two_clear';
}

/** The first rounds of both halves, fought with pistols: strength tells less, and nothing went before. */
const PISTOLS = new Set([0, 12]);
const PISTOL_EDGE = 0.6;
const REGULAR = 12;
const BLOCK = 3;

/** Rounds of a map whose home side defends first where `defends` is 1; who begins a round is who won the one before. */
export function roundRules(chances: RoundChances, defends: Beginner): RallyRules {
  const { edge, defence, momentum, overtime } = chances;
  return {
    isOver: overtime === 'blocks' ? isOverInBlocks : isOverTwoClear,
    chance: (home, away, winner) => {
      const round = home + away;
      const side = isDefending(round, defends, overtime) ? defence : -defence;
      if (PISTOLS.has(round)) return moved(0.5, edge * PISTOL_EDGE + side);
      return moved(0.5, edge + side + (winner === 1 ? momentum : -momentum));
    },
    next: (_home, _away, _winner, homeWon) => (homeWon ? 1 : 0),
  };
}

/** Whether the home side defends in a round, counted from 0. */
export function isDefending(
  round: number,
  defends: Beginner,
  overtime: RoundChances['overtime'],
): boolean {
  const extra = round - 2 * REGULAR;
  if (extra < 0) return round < REGULAR === (defends === 1);
  const turn = overtime === 'blocks' ? Math.floor(extra / BLOCK) : extra;
  return (turn % 2 === 0) === (defends === 1);
}

function isOverInBlocks(home: number, away: number): boolean {
  const [less, more] = home < away ? [home, away] : [away, home];
  if (less < REGULAR) return more > REGULAR;
  const blocks = Math.floor((less - REGULAR) / BLOCK);
  return more >= REGULAR + BLOCK * blocks + BLOCK + 1;
}

function isOverTwoClear(home: number, away: number): boolean {
  return Math.max(home, away) > REGULAR && Math.abs(home - away) >= 2;
}
