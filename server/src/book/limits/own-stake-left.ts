import { mostToStake } from '@touchline/domain/limits/allowance';
import { minor, type Minor } from '@touchline/domain/money';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { run, runTogether } from '../../db/statements';
import { limitedPlayers } from '../../wallet/play-limits';
import { usagesFrom, usageStatements } from '../../wallet/play-usage';
import { roughly } from '../../wallet/rates';

/**
 * How much a bet in `currency` may stake, in its subunits, by the limits that a player has set for themselves; null where
 * none counts stakes. Nothing is locked: it may be less by the time the bet is placed.
 */
export async function ownStakeLeft(
  tx: Transaction<Database>,
  playerId: number,
  currency: string,
  now: Date,
): Promise<Minor | null> {
  const player = (await run(tx, limitedPlayers([playerId]))).get(playerId);
  if (!player) return null;
  const used = await runTogether(tx, usageStatements([player], now));
  const usage = usagesFrom([player], used, now).get(playerId);
  const left = usage ? mostToStake(player.limits, usage, now.getTime()) : null;
  if (left === null) return null;
  const most = roughly(left, player.currency, currency);
  // Rounded up on the way there, it would count for more than is left on the way back.
  return roughly(most, currency, player.currency) > left ? minor(most - 1n) : most;
}
