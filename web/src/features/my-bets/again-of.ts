import { isGone, isMatchOpen } from '@touchline/domain/bets/market-status';
import { outcomeKey, type OutcomeKey, type OutcomeRef } from '@touchline/domain/bets/outcome-key';
import { SYSTEM_TYPES } from '@touchline/domain/bets/system-types';
import { stakesCash } from '@touchline/domain/bonus/bet-bonus';
import { type Rates, rateBetween } from '@touchline/domain/convert';
import { currencyOf } from '@touchline/domain/currency';
import { ZERO } from '@touchline/domain/money';
import type { Shared, SharedBet } from '@touchline/domain/slip/restore-shared';
import type { PickedOutcome } from '@touchline/domain/slip/slip';
import type { Bet } from '@touchline/wire/bets';
import type { Market, Match } from '@touchline/wire/catalogue';
import { pickedOutcome } from '@touchline/wire/picked-outcome';

/** A match of a bet as it stands now, with its lines. */
export interface MatchNow {
  match: Match;
  markets: readonly Market[];
}

/**
 * A bet of the player's own, to be put on a slip in this currency once more: what of it is still offered, at the odds of
 * now, for the same stake. The player has typed that once, so nothing caps it; a freebet's was not the player's.
 */
export function againOf(
  bet: Bet,
  now: readonly MatchNow[],
  { currency, rates }: { currency: string; rates: Rates },
): Shared {
  const { stake: staked } = bet;
  const to = currencyOf(currency);
  const selections = bet.selections.map((leg) => ({
    matchId: leg.match.id,
    marketId: leg.market.id,
    specifier: leg.specifier,
    outcomeId: leg.outcome.id,
  }));
  const stake = stakesCash(bet.bonus ?? null) ? bet.stake.value : ZERO;
  const offered = selections.flatMap((each) => offeredNow(each, now));
  return {
    bets: [{ kind: kindOf(bet), stake, selections }],
    offered: new Map(offered.map((each): [OutcomeKey, PickedOutcome] => [outcomeKey(each), each])),
    rate: to ? rateBetween({ code: staked.currency, subunits: staked.subunits }, to, rates) : null,
    stakeCap: null,
  };
}

/** Whether anything of a bet may still be bet on: a selection that is not decided, of a match that is not over. */
export function isAnythingLeft({ selections }: Pick<Bet, 'selections'>): boolean {
  return selections.some(
    ({ result, match }) => result === 'no_results' && isMatchOpen(match.status),
  );
}

/** A system that is not among ours is a combo of the same outcomes. */
function kindOf({ type, system: sent }: Bet): SharedBet['kind'] {
  if (type !== 'system') return { type };
  const system = SYSTEM_TYPES.find(({ id }) => id === sent?.id);
  return system ? { type, system } : { type: 'combo' };
}

/** The outcome of a selection as it would be picked on its page now, where it is offered; it may be closed for the moment. */
function offeredNow(ref: OutcomeRef, now: readonly MatchNow[]): PickedOutcome[] {
  const { match, markets = [] } = now.find((each) => each.match.id === ref.matchId) ?? {};
  const market = markets.find(
    ({ id, specifier }) => id === ref.marketId && specifier === ref.specifier,
  );
  const outcome = market?.outcomes.find(({ id }) => id === ref.outcomeId);
  if (!match || !market || !outcome || outcome.odds === null) return [];
  if (isGone({ matchStatus: match.status, marketStatus: market.status })) return [];
  return [pickedOutcome(match, market, outcome, outcome.odds)];
}
