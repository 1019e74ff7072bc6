import { assert } from '@touchline/domain/assert';
import { type JackpotLevel, playLevel } from '@touchline/domain/bonus/jackpot';
import type { HitCause } from '@touchline/domain/bonus/jackpot-draw';
import { isActivePool } from '@touchline/domain/bonus/pool-state';
import { type Minor, minor, scaled, sum, ZERO } from '@touchline/domain/money';
import { rateOf } from '../../wallet/rates';
import { type HeldLevel, type HeldSeed, levelOf } from './held-jackpots';
import { drawDigest } from './seeds';

/** A bet that was taken, and the jackpots whose terms it meets. */
export interface FeedingBet {
  betId: number;
  playerId: number;
  stake: Minor;
  currency: string;
  jackpotIds: readonly number[];
}

/** What a bet did to one jackpot. Amounts are subunits of the jackpot's currency. */
export interface Fed {
  betId: number;
  jackpotId: number;
  seedId: number;
  stake: Minor;
  fed: Minor;
}

/** A hit that nobody has written down yet. */
export interface NewHit {
  betId: number;
  playerId: number;
  level: HeldLevel;
  seedId: number;
  cause: HitCause;
  stake: Minor;
  amount: Minor;
}

/** A level, and what has become of it since it was locked. */
export interface PlayedLevel {
  row: HeldLevel;
  level: JackpotLevel;
  /** What bets have given. */
  fed: Minor;
  /** How often it was filled anew. */
  fillings: number;
}

export interface Drawn {
  levels: PlayedLevel[];
  feeds: Fed[];
  hits: NewHit[];
}

/**
 * Bets feed jackpots one after the other, and are drawn for (DESIGN §4.12). A pool that is hit begins again with its
 * start amount, so that the next bet may win that. All of them are drawn with the seeds that were published before.
 */
export function drawn(
  bets: readonly FeedingBet[],
  rows: readonly HeldLevel[],
  seeds: readonly HeldSeed[],
  pools: ReadonlyMap<string, bigint>,
): Drawn {
  const levels = rows.map((row) => {
    const level = levelOf(row, pools.get(row.account) ?? ZERO);
    return { row, level, fed: ZERO, fillings: 0 };
  });
  const feeds: Fed[] = [];
  const hits: NewHit[] = [];
  for (const bet of bets) {
    for (const jackpotId of bet.jackpotIds) {
      const own = levels.filter(({ row }) => row.jackpot_id === jackpotId);
      const [first] = own;
      if (!first || !own.some(({ level }) => isActivePool(level.state))) continue;
      const seed = seeds.find((each) => each.jackpot_id === jackpotId);
      assert(seed, `jackpot ${jackpotId} runs with a seed`);
      const stake = scaled(bet.stake, rateOf(bet.currency, first.row.currency));
      const contributions = own.map((each) => play(each, { bet, stake, seed }, hits));
      feeds.push({ betId: bet.betId, jackpotId, seedId: seed.id, stake, fed: sum(contributions) });
    }
  }
  return { levels, feeds, hits };
}

/** Plays one level, and answers what it got. */
function play(
  played: PlayedLevel,
  { bet, stake, seed }: { bet: FeedingBet; stake: Minor; seed: HeldSeed },
  hits: NewHit[],
): Minor {
  const { row } = played;
  if (!isActivePool(played.level.state)) return ZERO;
  const digest = drawDigest(seed.value, bet.betId, row.code);
  const { level, contribution, cause, paid } = playLevel(played.level, stake, digest);
  played.level = level;
  played.fed = sum([played.fed, contribution]);
  if (cause === null) return contribution;
  const { betId, playerId } = bet;
  hits.push({ betId, playerId, level: row, seedId: seed.id, cause, stake, amount: paid });
  if (row.start_amount > 0n) {
    played.level = { ...level, pool: minor(row.start_amount) };
    played.fillings += 1;
  }
  return contribution;
}
