import { assert } from '@touchline/domain/assert';
import { knownCurrency } from '@touchline/domain/known-currencies';
import { minor } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { PriceErrorOutcome } from '@touchline/wire/calls/price-errors';
import { onWire } from '@touchline/wire/money';
import { sql, type Transaction } from 'kysely';
import { namedBets } from '../book/bets/named-bets';
import { groupedBy } from '../book/grouped-by';
import { notify } from '../book/notifications/notify';
import type { Database } from '../db/schema';

/** Which legs were taken at a wrong price, and what their players are told of it. */
export interface PriceError {
  matchId: number;
  marketId: number;
  specifier: string;
  /** Null is every outcome of the line. */
  outcomeId: string | null;
  /** Both inclusive. */
  placedFrom: Date;
  placedTo: Date;
  /** Thousandths; legs at lower odds stand. */
  oddsFrom: number;
  reason: string;
}

/** Why nothing is changed: there is no such match, the time is not over yet, it was decided before, or no leg fits. */
export type NoPriceError = 'match' | 'early' | 'already_void' | 'no_bets';

interface Leg {
  bet_id: number;
  player_id: number;
  outcome_id: string;
  odds: number;
  currency: string;
  stake: bigint;
  created_at: Date;
  is_settled: boolean;
}

/** So many bets are listed. */
const MOST_LISTED = 1000;

/** Makes legs void and tells their players; settlement pays what follows. A dry run only says what it comes to. */
export async function voidPriceError(
  tx: Transaction<Database>,
  asked: PriceError,
  { now, operator, dryRun }: { now: Date; operator: string; dryRun: boolean },
): Promise<Result<PriceErrorOutcome, NoPriceError>> {
  if (asked.placedTo > now) return refused('early');
  const { matchId, marketId, specifier } = asked;
  const match = tx.selectFrom('matches').select('id').where('id', '=', matchId);
  if (!(await match.executeTakeFirst())) return refused('match');
  // Bets that are being placed on the line are counted.
  if (!dryRun) {
    await sql`
      select from markets where (match_id, market_id, specifier) = (${matchId}, ${marketId}, ${specifier})
      for update`.execute(tx);
  }
  const legs = await legsAt(tx, asked);
  if (legs.length === 0) return refused('no_bets');
  if (!dryRun) {
    const id = await writeError(tx, asked, { now, operator });
    if (id === null) return refused('already_void');
    const line = { match_id: matchId, market_id: marketId, specifier };
    await tx.insertInto('settlement_queue').values(line).execute();
    await tellPlayers(tx, { id, reason: asked.reason, legs, now });
  }
  return ok(outcomeOf(legs, dryRun));
}

async function legsAt(tx: Transaction<Database>, asked: PriceError): Promise<Leg[]> {
  const { matchId, marketId, specifier, outcomeId, placedFrom, placedTo, oddsFrom } = asked;
  const { rows } = await sql<Leg>`
    select s.bet_id, b.player_id, s.outcome_id, s.odds, b.currency, b.stake, b.created_at,
      b.settled_at is not null as is_settled
    from bet_selections s join bets b on b.id = s.bet_id
    where (s.match_id, s.market_id, s.specifier) = (${matchId}, ${marketId}, ${specifier})
      and s.outcome_id = coalesce(${outcomeId}, s.outcome_id) and s.odds >= ${oddsFrom}
      and b.created_at between ${placedFrom} and ${placedTo}
      and b.status in ('submitted', 'waiting_results', 'done', 'cashed_out')
    order by s.bet_id`.execute(tx);
  return rows;
}

/** The number of what was decided; null where the same was decided before. */
async function writeError(
  tx: Transaction<Database>,
  asked: PriceError,
  { now, operator }: { now: Date; operator: string },
): Promise<number | null> {
  const row = await tx
    .insertInto('price_errors')
    .values({
      match_id: asked.matchId,
      market_id: asked.marketId,
      specifier: asked.specifier,
      outcome_id: asked.outcomeId,
      placed_from: asked.placedFrom,
      placed_to: asked.placedTo,
      odds_from: asked.oddsFrom,
      reason: asked.reason,
      decided_at: now,
      decided_by: operator,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

async function tellPlayers(
  tx: Transaction<Database>,
  { id, reason, legs, now }: { id: number; reason: string; legs: readonly Leg[]; now: Date },
): Promise<void> {
  const named = await namedBets(
    tx,
    legs.map((leg) => leg.bet_id),
  );
  const notices = legs.map(({ bet_id: betId, player_id: playerId }) => ({
    playerId,
    cause: `price_error:${id}:${betId}`,
    facts: { type: 'price_error' as const, betId, reason, ...named.get(betId) },
  }));
  await notify(tx, notices, now);
}

function outcomeOf(legs: readonly Leg[], dryRun: boolean): PriceErrorOutcome {
  const byCurrency = groupedBy(legs, ({ currency }) => currency);
  return {
    dry_run: dryRun,
    bets: legs.length,
    settled_bets: legs.filter((leg) => leg.is_settled).length,
    stakes: [...byCurrency].map(([currency, bets]) => {
      const known = knownCurrency(currency);
      assert(known, `${currency} is a currency of bets`);
      const stake = bets.reduce((total, each) => total + each.stake, 0n);
      return {
        currency,
        subunits: known.subunits,
        bets: bets.length,
        stake: onWire(minor(stake)),
      };
    }),
    listed: legs.slice(0, MOST_LISTED).map((leg) => ({
      bet_id: leg.bet_id,
      player_id: leg.player_id,
      outcome_id: leg.outcome_id,
      odds: leg.odds,
      currency: leg.currency,
      stake: onWire(minor(leg.stake)),
      placed_at: leg.created_at.toISOString(),
    })),
  };
}
