import {
  isMatchOpen,
  MARKET_STATUS,
  type MarketStatus,
  type MatchStatus,
} from '@touchline/domain/bets/market-status';
import type { CashOutLeg } from '@touchline/domain/bets/cash-out-offer';
import type { Odds } from '@touchline/domain/money';
import type { LegResult } from '@touchline/domain/settlement/leg-result';
import { type Kysely, sql } from 'kysely';
import { PRODUCER_UP } from '../../db/producer-up';
import type { Database, StoredOutcomes } from '../../db/schema';
import { LEG_NOW } from '../bets/leg-results';
import { groupedBy } from '../grouped-by';
import { isOverdue } from '../overdue';
import type { SiteSettings } from '../site';

/** A leg of a bet with all that is known of it now, and the line it stands on. */
export interface LegChances extends CashOutLeg {
  betId: number;
  matchId: number;
  marketId: number;
  specifier: string;
  outcomeId: string;
  /** Whether the campaign of its bet's freebet lets it be cashed out. */
  isFreebetCashable: boolean;
  provider: string;
  urn: string;
  sportKey: string;
  matchStatus: MatchStatus;
  matchVersion: bigint;
}

interface LegRow {
  bet_id: number;
  match_id: number;
  market_id: number;
  specifier: string;
  outcome_id: string;
  odds: Odds;
  result_now: LegResult;
  dead_heat_now: number | null;
  provider: string;
  urn: string;
  sport_key: string;
  match_status: MatchStatus;
  match_version: bigint;
  /** The columns of its line are null when the line is not known. */
  status: MarketStatus | null;
  cashout: number | null;
  outcome: StoredOutcomes[string] | null;
  provider_up: boolean;
  overdue: boolean;
  /** Bets on its line are void until further notice. */
  cancelled: boolean;
  freebet_cash_out: boolean;
}

/** The legs of bets by bet, in order. What the feed has decided counts as decided, whether it was settled or not. */
export async function legChances(
  db: Kysely<Database>,
  betIds: readonly number[],
  { prematchGraceSeconds = 0 }: Pick<SiteSettings, 'prematchGraceSeconds'>,
): Promise<Map<number, LegChances[]>> {
  const { rows } = await sql<LegRow>`
    select s.bet_id, s.match_id, s.market_id, s.specifier, s.outcome_id, s.odds,
      now.result_now, now.dead_heat_now, m.provider, m.urn, sp.key as sport_key,
      m.status as match_status, m.version as match_version,
      mk.status, mk.cashout, mk.outcomes -> s.outcome_id as outcome,
      ${PRODUCER_UP} as provider_up, ${isOverdue(prematchGraceSeconds)} as overdue,
      exists (
        select from market_cancels mc
        where (mc.match_id, mc.market_id, mc.specifier) = (s.match_id, s.market_id, s.specifier)
          and mc.placed_to is null
      ) as cancelled,
      coalesce(c.freebet_cash_out, false) as freebet_cash_out
    from bets b
    join bet_selections s on s.bet_id = b.id
    join matches m on m.id = s.match_id
    join sports sp on sp.id = m.sport_id
    left join markets mk
      on (mk.match_id, mk.market_id, mk.specifier) = (s.match_id, s.market_id, s.specifier)
    left join bonuses fb on fb.id = b.bonus_id
    left join bonus_campaigns c on c.id = fb.campaign_id
    left join producers p on p.provider = m.provider and p.id = mk.product
    join lateral ${LEG_NOW} now on true
    where b.id = any(${betIds}::integer[])
    order by s.bet_id, s.ordinal
  `.execute(db);
  return groupedBy(rows.map(legOf), (leg) => leg.betId);
}

function legOf(row: LegRow): LegChances {
  return {
    betId: row.bet_id,
    matchId: row.match_id,
    marketId: row.market_id,
    specifier: row.specifier,
    outcomeId: row.outcome_id,
    provider: row.provider,
    urn: row.urn,
    sportKey: row.sport_key,
    matchStatus: row.match_status,
    matchVersion: row.match_version,
    odds: row.odds,
    result: row.result_now,
    deadHeat: row.dead_heat_now,
    isFreebetCashable: row.freebet_cash_out,
    isSuspended: !isOpen(row),
    ...chancesOf(row.outcome),
  };
}

/** The provider says of each line whether it may be cashed out, beside whether it takes bets. */
const CAN_BE_CASHED_OUT = 1;

function isOpen(row: LegRow): boolean {
  return (
    row.provider_up &&
    !row.overdue &&
    isMatchOpen(row.match_status) &&
    row.status === MARKET_STATUS.active &&
    row.cashout === CAN_BE_CASHED_OUT &&
    row.outcome?.active === true &&
    !row.cancelled
  );
}

/** What is stored is the chance among stakes that are not given back; the rest of the stake comes back. */
function chancesOf(outcome: StoredOutcomes[string] | null): {
  probability: number | null;
  refund: number;
} {
  const { p, r: refund = 0 } = outcome ?? {};
  return { probability: p === undefined ? null : p * (1 - refund), refund };
}
