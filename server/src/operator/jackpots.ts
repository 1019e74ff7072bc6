import { contributionOf } from '@touchline/domain/bonus/jackpot';
import { minor, scaled, sum } from '@touchline/domain/money';
import type {
  JackpotSent,
  OwnHitReply,
  OwnJackpotReply,
} from '@touchline/wire/calls/operator-jackpots';
import { onWire } from '@touchline/wire/money';
import { type Kysely, sql } from 'kysely';
import { hitReply, jackpotReply } from '../book/jackpots/jackpot-reply';
import type { NewJackpot } from '../bonus/jackpots/jackpots';
import type { HitNow } from '../bonus/jackpots/read-hits';
import type { JackpotNow } from '../bonus/jackpots/read-jackpots';
import type { Database } from '../db/schema';
import { rateOf } from '../wallet/rates';
import { storedTerms } from './campaigns';

/** A jackpot as it is kept, of one that was sent. */
export function jackpotOf(sent: JackpotSent, now: Date): NewJackpot {
  const { texts, terms, currency, starts_at: start, ends_at: end, levels } = sent;
  return {
    texts,
    terms: storedTerms(terms),
    currency,
    starts_at: start === undefined ? now : new Date(start),
    ends_at: end === null ? null : new Date(end),
    levels: levels.map((level) => ({
      ...level,
      start_amount: BigInt(level.start_amount),
      must_drop_at: level.must_drop_at === null ? null : BigInt(level.must_drop_at),
      hit_every: BigInt(level.hit_every),
    })),
  };
}

const WEEK_MS = 7 * 86_400_000;

/**
 * What the last week would have been with a jackpot: players who staked money of their own and whom its terms allow, and
 * what their stakes would have given. Events and odds are not looked at, so it is the most. In subunits of its currency.
 */
export async function touchedByJackpot(db: Kysely<Database>, jackpot: NewJackpot, now: Date) {
  const { terms, currency, levels } = jackpot;
  const { countryCodes, onlyVerified, betTypes } = terms;
  const { rows } = await sql<{ currency: string; stake: bigint; players: number[] }>`
    select b.currency, sum(b.stake)::bigint as stake, array_agg(distinct b.player_id) as players
    from bets b join players p on p.id = b.player_id
    where b.created_at > ${new Date(now.getTime() - WEEK_MS)} and b.created_at <= ${now}
      and b.freebet_id is null and b.status not in ('submitted', 'rejected', 'withdrawn')
      and (${countryCodes.length === 0} or p.country_code = any(${countryCodes}::text[]))
      and (${!onlyVerified} or p.verification = 'verified')
      and (${betTypes.length === 0} or b.type = any(${betTypes}::text[]))
    group by b.currency`.execute(db);
  const stakes = sum(rows.map((row) => scaled(minor(row.stake), rateOf(row.currency, currency))));
  return {
    players: new Set(rows.flatMap((row) => row.players)).size,
    stakes: onWire(stakes),
    contributions: onWire(sum(levels.map(({ share }) => contributionOf(stakes, share)))),
    start_amount: onWire(sum(levels.map((level) => minor(level.start_amount)))),
    currency,
  };
}

/** Jackpots as operators are told of them, with what they have done. */
export async function ownJackpots(
  db: Kysely<Database>,
  rows: readonly JackpotNow[],
  locale: string,
): Promise<OwnJackpotReply[]> {
  const ids = rows.map(({ id }) => id);
  const { rows: done } = await sql<{ id: number; bets: number; fed: bigint; waiting: number }>`
    select j.id, coalesce(b.bets, 0)::integer as bets, coalesce(b.fed, 0)::bigint as fed, (
      select count(*)::integer from jackpot_hits h where h.jackpot_id = j.id and h.status = 'initial') as waiting
    from unnest(${ids}::integer[]) j (id) left join (
      select jackpot_id, count(*) as bets, sum(fed) as fed from jackpot_bets
      where jackpot_id = any(${ids}::integer[]) and seed_id is not null group by jackpot_id) b
      on b.jackpot_id = j.id`.execute(db);
  const byId = new Map(done.map((each) => [each.id, each]));
  return rows.map((row) => {
    const { bets = 0, fed = 0n, waiting = 0 } = byId.get(row.id) ?? {};
    return {
      jackpot: jackpotReply(row, locale),
      created_at: row.created_at.toISOString(),
      created_by: row.created_by,
      bets,
      fed_amount: onWire(minor(fed)),
      waiting_hits: waiting,
    };
  });
}

/** A hit as operators are told of it. */
export function ownHit(row: HitNow, locale: string): OwnHitReply {
  return {
    player_id: row.player_id,
    bet_id: row.bet_id,
    cause: row.cause,
    hit: hitReply(row, { playerId: row.player_id, locale }),
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decided_by,
    paid_at: row.paid_at?.toISOString() ?? null,
  };
}
