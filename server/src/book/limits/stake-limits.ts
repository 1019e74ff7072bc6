import type { BetType } from '@touchline/domain/bets/bet-kind';
import { type StakeLimit, tightened } from '@touchline/domain/bets/bet-limits';
import type { OutcomeRef } from '@touchline/domain/bets/outcome-key';
import { minor } from '@touchline/domain/money';
import { sql } from 'kysely';
import { columnOf, PREPARED, unseen } from '../../db/prepared';
import { type Statement, statement } from '../../db/statements';
import { groupedBy } from '../grouped-by';
import type { StakeLimits } from '../site';

type Leg = Pick<OutcomeRef, 'matchId' | 'marketId'>;

/** A bet as far as limits look at it. */
interface LimitedBet {
  type: BetType;
  currency: string;
  legs: readonly Leg[];
}

/** Tells what a bet may stake and pay where the site's limits are these. */
export type LimitsOf = (bet: LimitedBet, site: StakeLimits) => StakeLimits;

interface SetLimit extends StakeLimit {
  player_id: number | null;
  match_id: bigint;
  market_id: bigint;
  currency: string | null;
}

/**
 * Reads the limits that operators have set on some players, and on the markets and leagues of some legs (SPEC §5), and
 * answers with those of each player. What a limit names has to hold of one leg: one on a market of a league does not
 * hold for that market elsewhere.
 */
export function limitsNow(
  playerIds: readonly number[],
  legs: readonly Leg[],
): Statement<(playerId: number) => LimitsOf> {
  const query = sql<SetLimit>`${PREPARED}
    select leg.match_id, leg.market_id, l.player_id, l.currency, l.stake_type as "stakeType",
      l.max_stake as "maxStake", l.max_payout as "maxPayout"
    from (select distinct * from unnest(
      ${columnOf(legs, (leg) => leg.matchId, 'bigint[]')}, ${columnOf(legs, (leg) => leg.marketId, 'bigint[]')})
      each (match_id, market_id)) leg
    join matches m on m.id = leg.match_id
    join stake_limits l on (l.player_id is null or l.player_id = any(${unseen(playerIds, 'integer[]')}))
      and coalesce(l.market_id, leg.market_id) = leg.market_id
      and coalesce(l.tournament_id, m.tournament_id) = m.tournament_id
  `;
  return statement(query, limitsIn);
}

function limitsIn(rows: readonly SetLimit[]): (playerId: number) => LimitsOf {
  const byLeg = groupedBy(rows, (row) => `${row.match_id}/${row.market_id}`);
  return (playerId) =>
    ({ type, currency, legs: own }, site) => {
      const set = own
        .flatMap(({ matchId, marketId }) => byLeg.get(`${matchId}/${marketId}`) ?? [])
        .filter((limit) => (limit.player_id ?? playerId) === playerId)
        .filter((limit) => (limit.currency ?? currency) === currency);
      const usual = { minStake: minor(site.min), maxStake: site.max, maxPayout: site.maxPayout };
      const { maxStake: max, maxPayout } = tightened(type, usual, set);
      return { ...site, max, maxPayout };
    };
}
