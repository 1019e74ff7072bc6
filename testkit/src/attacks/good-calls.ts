import type { Call } from '@touchline/wire/calls/call';
import type { Headed } from './attacked-house';
import { GOOD_ACCOUNT_CALLS } from './good-account-calls';
import { GOOD_BONUS_CALLS } from './good-bonus-calls';
import { GOOD_BETTING_CALLS } from './good-betting-calls';
import type { GoodCall, Prepared } from './good-call';
import { GOOD_CATALOGUE_CALLS } from './good-catalogue-calls';
import { GOOD_CHAT_CALLS } from './good-chat-calls';
import { GOOD_JACKPOT_CALLS } from './good-jackpot-calls';
import { GOOD_MONEY_CALLS } from './good-money-calls';
import { GOOD_OPERATOR_CALLS } from './good-operator-calls';

/** Every call of the contract once, with a request that succeeds. */
export const GOOD_CALLS: readonly GoodCall[] = [
  ...GOOD_ACCOUNT_CALLS,
  ...GOOD_MONEY_CALLS,
  ...GOOD_BETTING_CALLS,
  ...GOOD_BONUS_CALLS,
  ...GOOD_JACKPOT_CALLS,
  ...GOOD_CATALOGUE_CALLS,
  ...GOOD_CHAT_CALLS,
  ...GOOD_OPERATOR_CALLS,
];

/** Who makes the request: the operator, the player who was prepared, or nobody. */
export function madeBy(call: Call, { player }: Prepared): Headed {
  return { operator: call.access === 'operator', token: player?.token };
}
