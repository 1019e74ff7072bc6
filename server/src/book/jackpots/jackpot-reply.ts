import { minor } from '@touchline/domain/money';
import type { JackpotHitReply, JackpotProofReply, JackpotReply } from '@touchline/wire/jackpots';
import { onWire } from '@touchline/wire/money';
import type { HitNow } from '../../bonus/jackpots/read-hits';
import type { JackpotNow } from '../../bonus/jackpots/read-jackpots';
import { amountsReply } from '../../bonus/jackpots/tell-pools';
import type { StoredTexts } from '../../db/tables/bonuses';
import { inLanguage, type InLanguages } from '../../language';

const ofDigits = (digits: string) => onWire(minor(BigInt(digits)));

/** A jackpot as SPEC §3 has it, in the words of a locale. */
export function jackpotReply(row: JackpotNow, locale: string): JackpotReply {
  const { id, currency, terms, seed } = row;
  const texts = inLanguage(row.texts as InLanguages<StoredTexts>, locale);
  return {
    id,
    ...texts,
    ...amountsReply(row),
    currency,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    levels: row.levels.map((level) => ({
      code: level.code,
      name: inLanguage(level.names as InLanguages<string>, locale),
      pool_amount: ofDigits(level.pool),
      state: level.state,
      start_amount: ofDigits(level.start_amount),
      must_drop_at: level.must_drop_at === null ? null : ofDigits(level.must_drop_at),
      share: level.share,
      hit_every: ofDigits(level.hit_every),
    })),
    seed: seed && { ...seed, committed_at: new Date(seed.committed_at).toISOString() },
    bet_types: terms.betTypes,
    match_status: terms.matchStatus,
    min_odds: terms.minOdds,
    max_odds: terms.maxOdds,
    selection_count_from: terms.selectionCountFrom,
    selection_count_to: terms.selectionCountTo,
  };
}

/** A hit as SPEC §3 has it, to whoever looks: a player, or nobody in particular. */
export function hitReply(
  row: HitNow,
  { playerId, locale }: { playerId: number | null; locale: string },
): JackpotHitReply {
  return {
    id: row.id,
    jackpot_id: row.jackpot_id,
    amount: onWire(minor(row.amount)),
    currency: row.currency,
    amount_eur: onWire(minor(row.amount_eur)),
    level: { code: row.level_code, name: inLanguage(row.names as InLanguages<string>, locale) },
    status: row.status,
    user_hash: row.user_hash,
    seen: row.player_id !== playerId || row.seen_at !== null,
    hit_at: row.hit_at.toISOString(),
  };
}

/** All that it takes to check a hit (DESIGN §4.12). */
export function proofReply(row: HitNow): JackpotProofReply {
  return {
    hit_id: row.id,
    jackpot_id: row.jackpot_id,
    bet_id: row.bet_id,
    level_code: row.level_code,
    cause: row.cause,
    seed: {
      number: row.seed_number,
      hash: row.seed_hash,
      value: row.seed_value,
      committed_at: row.committed_at.toISOString(),
      revealed_at: row.revealed_at.toISOString(),
    },
    stake: onWire(minor(row.stake)),
    pool: onWire(minor(row.amount)),
    must_drop_at: row.must_drop_at === null ? null : onWire(minor(row.must_drop_at)),
    hit_every: onWire(minor(row.hit_every)),
  };
}
