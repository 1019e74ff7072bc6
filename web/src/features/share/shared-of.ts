import { outcomeKey, type OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { SYSTEM_TYPES } from '@touchline/domain/bets/system-types';
import { type Rates, rateBetween } from '@touchline/domain/convert';
import { currencyOf } from '@touchline/domain/currency';
import { minor, ONCE, scaled, smaller, ZERO, type Minor } from '@touchline/domain/money';
import type { Shared, SharedBet } from '@touchline/domain/slip/restore-shared';
import type { PickedOutcome } from '@touchline/domain/slip/slip';
import type { ReadOf } from '@touchline/wire/calls/call';
import type { Settings } from '@touchline/wire/calls/settings';
import type { getShareBets } from '@touchline/wire/calls/share-bets';
import { pickedOutcome } from '@touchline/wire/picked-outcome';

type BetReply = ReadOf<typeof getShareBets>['data']['bets'][number];

/** What the site says of stakes that come with a code. */
export type SharedTerms = Pick<Settings, 'stakes' | 'stake_cap' | 'exchange_rates'>;

/**
 * What a code stands for, as the slip takes it, with its stakes in the slip's currency (SPEC §5). They are converted by
 * the rates of the site: whoever opens a link still sees the stake, and may change it, before it counts.
 */
export function sharedOf(
  bets: readonly BetReply[],
  currency: string,
  { stakes, stake_cap: stakeCap, exchange_rates: rates }: SharedTerms,
): Shared {
  const offered = bets.flatMap((bet) => bet.selections.map(pickedFrom));
  return {
    bets: bets.map((bet) => ({
      kind: kindOf(bet),
      stake: inCurrency(bet.stake, currency, rates),
      selections: bet.selections.map(pickedFrom),
    })),
    offered: new Map(offered.map((each): [OutcomeKey, PickedOutcome] => [outcomeKey(each), each])),
    // Each bet may be in a currency of its own, so the stakes are in the slip's by now.
    rate: ONCE,
    stakeCap: capIn(currency, stakeCap, stakes[currency]?.max),
  };
}

function pickedFrom({ match, market, outcome }: BetReply['selections'][number]): PickedOutcome {
  return pickedOutcome(match, market, outcome, outcome.odds);
}

/** A system that we do not know is a combo of the same outcomes. */
function kindOf({ type, system_id: id }: BetReply): SharedBet['kind'] {
  if (type !== 'system') return { type };
  const system = SYSTEM_TYPES.find((each) => each.id === id);
  return system ? { type, system } : { type: 'combo' };
}

function inCurrency({ value, currency }: BetReply['stake'], wanted: string, rates: Rates): Minor {
  const [from, to] = [currencyOf(currency), currencyOf(wanted)];
  const rate = from && to ? rateBetween(from, to, rates) : null;
  return rate ? scaled(value, rate, 'nearest') : ZERO;
}

/** What the site says for each line, as it counts so much in this currency, and never more than it takes (SPEC §5). */
function capIn(currency: string, units: number, max: number | undefined): Minor {
  const cap = minor(units * (currencyOf(currency)?.aboutAEuro ?? 0));
  return max === undefined ? cap : smaller(cap, minor(max));
}
