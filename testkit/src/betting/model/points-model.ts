import { type BookModel, endOf, placedWin, type ModelBet, statusOf } from './book-model';
import type { ModelPlayer } from './player-model';

/** What bets earn for a bonus, low enough that each rule is met often. */
export const POINT_RULES = { minStake: 100n, maxOdds: 5_000n, maxPoints: 300n };

const VOID: ReadonlySet<string | null> = new Set(['canceled', 'refund_entire']);
const LOST: ReadonlySet<string | null> = new Set(['lose_entire', 'refund_half_lose_other']);

/** Whether a bet that has ended only gives its stake back. A custom bet does so as a whole. */
function isVoid(bet: ModelBet): boolean {
  const ends = bet.legs.map((leg) => endOf(bet, leg));
  if (ends.every((end) => VOID.has(end))) return true;
  if (bet.type === 'custom_bet' && ends.includes('canceled')) return true;
  const isNoneLost = !ends.some((end) => LOST.has(end));
  return bet.type === 'custom_bet' && isNoneLost && ends.some((end) => VOID.has(end));
}

/** What is left of the stake wins at most beyond itself, at no higher odds than count. */
function pointsOf(bet: ModelBet): bigint {
  const { minStake, maxOdds, maxPoints } = POINT_RULES;
  if (statusOf(bet) !== 'done' || isVoid(bet) || bet.left < minStake) return 0n;
  const won = placedWin(bet) - bet.left;
  const most = (bet.left * (maxOdds - 1000n)) / 1000n;
  const points = won < most ? won : most;
  return points < maxPoints ? points : maxPoints;
}

/** The points of a player's bonus; where events count once, of the bet that was placed first. */
export function pointsIn({ bets }: BookModel, player: ModelPlayer): bigint {
  const farmed = new Set<number>();
  let points = 0n;
  const own = bets.filter((bet) => bet.player === player);
  for (const bet of own.toSorted((one, other) => one.id - other.id)) {
    const earned = pointsOf(bet);
    const matches = bet.legs.map(({ line }) => line.matchId);
    const isTaken = player.bonus?.oncePerEvent && matches.some((id) => farmed.has(id));
    if (earned === 0n || isTaken) continue;
    points += earned;
    for (const id of matches) farmed.add(id);
  }
  return points;
}
