import { assert } from '@touchline/domain/assert';
import type { AcceptedBet } from '@touchline/domain/bets/check-placement';
import type { StakedBet } from '@touchline/domain/ledger/entries';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { SiteSettings } from '../site';
import type { PlacementAsked } from './place-bets';

/** A bet that has its row; the ledger has not moved yet. */
export type RecordedBet = StakedBet;

/** Total odds are for showing; a product beyond what the column holds is shown as that much. */
const MOST_ODDS = 2_147_483_647;

/** Writes down accepted bets and their selections. The bets answer in the order they were asked for. */
export async function recordBets(
  tx: Transaction<Database>,
  { playerId, placement, now }: PlacementAsked,
  accepted: readonly AcceptedBet[],
  { limits }: Pick<SiteSettings, 'limits'>,
): Promise<RecordedBet[]> {
  const placementId = placement.meta.placement_id;
  const currencyAt = (index: number) => placement.bets[index]?.stake.currency ?? '';
  const rows = accepted.map((bet, ordinal) => ({
    player_id: playerId,
    placement_id: placementId,
    ordinal,
    type: bet.kind.type,
    system_id: bet.kind.type === 'system' ? bet.kind.system.id : null,
    system_cap:
      bet.kind.type === 'system' ? (limits[currencyAt(ordinal)]?.systemCap ?? null) : null,
    status: 'waiting_results',
    currency: currencyAt(ordinal),
    stake: bet.stake,
    win_amount: bet.potentialWin,
    odds: Math.min(bet.odds, MOST_ODDS),
    created_at: now,
  }));
  const made = await tx.insertInto('bets').values(rows).returning(['id', 'ordinal']).execute();
  const idAt = new Map(made.map(({ id, ordinal }) => [ordinal, id]));
  const recorded = accepted.map((bet, ordinal) => {
    const id = idAt.get(ordinal);
    assert(id !== undefined, 'every inserted bet has an id');
    return { id, playerId, currency: currencyAt(ordinal), stake: bet.stake };
  });
  await recordSelections(tx, recorded, accepted, now);
  return recorded;
}

/**
 * A bet may have been asked for in a time that was cancelled before it got here. Its line is queued
 * again, because whoever settled that cancellation could not see the bet.
 */
async function recordSelections(
  tx: Transaction<Database>,
  recorded: readonly RecordedBet[],
  accepted: readonly AcceptedBet[],
  now: Date,
): Promise<void> {
  const rows = recorded.flatMap((bet, index) =>
    (accepted[index]?.legs ?? []).map((leg, ordinal) => ({
      bet_id: bet.id,
      ordinal,
      match_id: leg.matchId,
      market_id: leg.marketId,
      specifier: leg.specifier,
      outcome_id: leg.outcomeId,
      odds: leg.odds,
    })),
  );
  await sql`
    with made as (${tx.insertInto('bet_selections').values(rows).returningAll()})
    insert into settlement_queue (match_id, market_id, specifier)
    select distinct match_id, market_id, specifier
    from made join market_cancels mc using (match_id, market_id, specifier)
    where ${now} between coalesce(mc.placed_from, '-infinity') and coalesce(mc.placed_to, 'infinity')
  `.execute(tx);
}
