import type { Refusal } from '@touchline/domain/bets/refusal';
import { whyNotAllowed } from '@touchline/domain/limits/allowance';
import type { Usage } from '@touchline/domain/limits/usage';
import { stakesCash } from '@touchline/domain/bonus/bet-bonus';
import { sum } from '@touchline/domain/money';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { runTogether, type Statement } from '../../db/statements';
import { type LimitedPlayer, playLimitsLocked } from '../../wallet/play-limits';
import { usagesFrom, usageStatements, withBets } from '../../wallet/play-usage';
import { roughly } from '../../wallet/rates';
import type { NewBet } from '../bets/new-bets';

/** Holds bets against the limits that their players have set for themselves (SPEC §3 "Limits"). */
export interface HeldPlayLimits {
  /** Which limit the bets of one placement do not keep; null is none. */
  whyNot(bets: readonly NewBet[]): Refusal | null;
  /** They are taken, and what comes after them has as much less. */
  took(bets: readonly NewBet[]): void;
}

/** Of nobody who places bets. */
const NO_LIMITS: HeldPlayLimits = { whyNot: () => null, took: () => {} };

/**
 * Runs statements that lock the purses of players, and behind them reads what those with limits have used up: somebody
 * else who places bets for one of them waits for it, whichever currency they are in. Where nobody has limits it reads
 * nothing more.
 */
export async function lockedWithLimits<const Statements extends readonly Statement<unknown>[]>(
  tx: Transaction<Database>,
  locks: Statements,
  players: readonly LimitedPlayer[],
  now: Date,
) {
  if (players.length === 0) {
    return { answers: await runTogether(tx, locks), playLimits: NO_LIMITS };
  }
  const ids = players.map(({ playerId }) => playerId);
  const [moved, times] = usageStatements(players, now);
  const together = [...locks, playLimitsLocked(ids), moved, times];
  const answers = await runTogether<readonly Statement<unknown>[]>(tx, together);
  const used = answers.slice(locks.length + 1) as unknown as Parameters<typeof usagesFrom>[1];
  return {
    answers: answers.slice(0, locks.length) as Awaited<ReturnType<typeof runTogether<Statements>>>,
    playLimits: heldPlayLimits(players, usagesFrom(players, used, now), now),
  };
}

/** Holds bets against limits and what was used up of them. Money in other currencies counts in the player's own. */
function heldPlayLimits(
  players: readonly LimitedPlayer[],
  usages: ReadonlyMap<number, Usage>,
  now: Date,
): HeldPlayLimits {
  const limited = new Map(players.map((player) => [player.playerId, player]));
  const used = new Map(usages);
  const asked = (bets: readonly NewBet[]) => {
    const player = limited.get(bets[0]?.row.player_id ?? 0);
    const usage = player && used.get(player.playerId);
    if (!player || !usage) return null;
    const stakes = bets
      .filter(({ bet }) => stakesCash(bet.bonus))
      .map(({ row, bet }) => roughly(bet.stake, row.currency, player.currency));
    return { player, usage, stake: sum(stakes), bets: bets.length };
  };
  return {
    whyNot: (bets) => {
      const own = asked(bets);
      if (!own) return null;
      const action = { type: 'bet', stake: own.stake, bets: own.bets } as const;
      const barred = whyNotAllowed(action, own.player.limits, own.usage, now.getTime());
      if (!barred) return null;
      const { type } = barred.limit.terms;
      const isBreak = type === 'selfexclusion' || type === 'coolingoff';
      return { code: isBreak ? 'player_excluded' : 'player_limit', limit: type };
    },
    took: (bets) => {
      const own = asked(bets);
      if (own) used.set(own.player.playerId, withBets(own.usage, own));
    },
  };
}
