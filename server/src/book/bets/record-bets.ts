import { assert } from '@touchline/domain/assert';
import { type Selectable, sql, type Transaction } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Database } from '../../db/schema';
import type { SiteSettings } from '../site';
import type { EventPart } from '@touchline/domain/bets/exposure';
import type { TakenBet } from './check-within';
import type { PlacementAsked } from './place-bets';

/** A bet that may be taken, with what it is to its events; nothing while somebody has yet to decide on it. */
export interface BookedBet extends TakenBet {
  parts: readonly EventPart[];
}

/** A placement all of whose bets may be taken. */
export interface Accepted {
  asked: PlacementAsked;
  bets: readonly BookedBet[];
}

/** A bet that has its row; the ledger has not moved yet. */
export interface RecordedBet {
  row: Selectable<Database['bets']>;
  bet: BookedBet;
}

/** Total odds are for showing; a product beyond what the column holds is shown as that much. */
const MOST_ODDS = 2_147_483_647;

/**
 * Writes down the bets of accepted placements and their selections, all in one statement. Those of each placement answer
 * in the order they were asked for.
 *
 * A bet may have been asked for in a time that was cancelled before it got here. Its line is queued again, because
 * whoever settled that cancellation could not see the bet.
 */
export async function recordBets(
  tx: Transaction<Database>,
  accepted: readonly Accepted[],
  site: Pick<SiteSettings, 'limits'>,
): Promise<RecordedBet[][]> {
  if (accepted.length === 0) return [];
  const bets = accepted
    .flatMap((each) => betRows(each, site))
    .map((row, place) => ({ place, ...row }));
  const legs = accepted.flatMap(legRows);
  const { rows } = await sql<RecordedBet['row']>`${PREPARED}
    with made as (
      insert into bets (player_id, placement_id, ordinal, type, system_id, system_cap, custom_odds, status, is_vip,
        currency, stake, win_amount, odds, created_at)
      select player_id, placement_id, ordinal, type, system_id, system_cap, custom_odds, status, is_vip,
        currency, stake, win_amount, odds, created_at
      from jsonb_to_recordset(${JSON.stringify(bets)}::jsonb) as r (
        place integer, player_id integer, placement_id uuid, ordinal integer, type text, system_id integer,
        system_cap bigint, custom_odds integer, status text, is_vip boolean, currency text, stake bigint,
        win_amount bigint, odds integer, created_at timestamptz)
      order by place
      returning *),
    legs as (
      insert into bet_selections (bet_id, ordinal, match_id, market_id, specifier, outcome_id, odds)
      select made.id, leg.ordinal, leg.match_id, leg.market_id, leg.specifier, leg.outcome_id, leg.odds
      from jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as leg (
        player_id integer, placement_id uuid, bet integer, ordinal integer, match_id integer,
        market_id integer, specifier text, outcome_id text, odds integer)
      join made on (made.player_id, made.placement_id, made.ordinal) = (leg.player_id, leg.placement_id, leg.bet)
      order by made.id, leg.ordinal
      returning bet_id, match_id, market_id, specifier),
    queued as (
      insert into settlement_queue (match_id, market_id, specifier)
      select distinct match_id, market_id, specifier
      from legs join made on made.id = legs.bet_id join market_cancels mc using (match_id, market_id, specifier)
      where made.created_at between coalesce(mc.placed_from, '-infinity') and coalesce(mc.placed_to, 'infinity'))
    select * from made
  `.execute(tx);
  const rowOf = new Map(
    rows.map((row) => [keyOf(row.player_id, row.placement_id, row.ordinal), row]),
  );
  return accepted.map(({ asked, bets: taken }) =>
    taken.map((bet, ordinal) => {
      const row = rowOf.get(keyOf(asked.playerId, asked.placement.meta.placement_id, ordinal));
      assert(row, 'every inserted bet has its row');
      return { row, bet };
    }),
  );
}

function keyOf(playerId: number, placementId: string, ordinal: number): string {
  return `${playerId}/${placementId.toLowerCase()}/${ordinal}`;
}

/** Amounts go as text: a number of JSON does not hold every bigint. */
function betRows({ asked, bets }: Accepted, { limits }: Pick<SiteSettings, 'limits'>) {
  return bets.map((bet, ordinal) => {
    const { kind, isVip, stake, potentialWin, odds } = bet;
    const currency = asked.placement.bets[ordinal]?.stake.currency ?? '';
    const systemCap = kind.type === 'system' ? limits[currency]?.systemCap : undefined;
    return {
      player_id: asked.playerId,
      placement_id: asked.placement.meta.placement_id,
      ordinal,
      type: kind.type,
      system_id: kind.type === 'system' ? kind.system.id : null,
      system_cap: systemCap === undefined ? null : `${systemCap}`,
      custom_odds: kind.type === 'custom_bet' ? kind.odds : null,
      status: isVip ? 'submitted' : 'waiting_results',
      is_vip: isVip,
      currency,
      stake: `${stake}`,
      win_amount: `${potentialWin}`,
      odds: Math.min(odds, MOST_ODDS),
      created_at: asked.now.toISOString(),
    };
  });
}

function legRows({ asked, bets }: Accepted) {
  return bets.flatMap(({ legs }, bet) =>
    legs.map((leg, ordinal) => ({
      player_id: asked.playerId,
      placement_id: asked.placement.meta.placement_id,
      bet,
      ordinal,
      match_id: leg.matchId,
      market_id: leg.marketId,
      specifier: leg.specifier,
      outcome_id: leg.outcomeId,
      odds: leg.odds,
    })),
  );
}
