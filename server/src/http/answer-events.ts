import type { Call } from '@touchline/wire/calls/call';
import { changePassword, confirmByFactor, confirmByPassword } from '@touchline/wire/calls/confirm';
import { signIn } from '@touchline/wire/calls/platform';
import type { Answer } from '@touchline/wire/calls/router';
import { signInSecondFactor } from '@touchline/wire/calls/second-factor';
import { BET_ERROR, type ErrorReply } from '@touchline/wire/errors';
import type { EventKind, SignificantEvent } from '@touchline/wire/significant-events';

/** Bets that were refused for a limit of the player's own, or an exclusion. */
const LIMIT_ERRORS: ReadonlySet<number> = new Set([
  BET_ERROR.playerLimit,
  BET_ERROR.playerExcluded,
]);

/** What a refusal by this code is, whatever the call. */
const BY_CODE: Readonly<Record<string, EventKind>> = {
  wrong_credentials: 'sign_in_failed',
  second_factor_wrong: 'sign_in_failed',
  account_locked: 'sign_in_limited',
  limit_reached: 'limit_met',
};

/** Calls that show who somebody is: too many tries at them are noted as those at signing in. */
const SHOWING: ReadonlySet<string> = new Set([
  signIn.name,
  signInSecondFactor.name,
  confirmByPassword.name,
  confirmByFactor.name,
  changePassword.name,
]);

/**
 * What is to be noted of an answer: what its handler says, or else what follows from it, so that a new call with a limit
 * or a password needs no line about it. Whose account it is follows only where the call is for players: whoever signs
 * in may be signed in as somebody else, so there the handler says so.
 */
export function eventsOf(
  { name, access }: Pick<Call, 'name' | 'access'>,
  answer: Answer<Call>,
  signedIn: number | null,
): readonly SignificantEvent[] {
  if (answer.events || !('error' in answer)) return answer.events ?? [];
  const kind = kindOf(name, answer.error);
  if (!kind) return [];
  const { code, data } = answer.error;
  const { details: limit } = data ?? {};
  const why =
    kind !== 'limit_met' ? { reason: String(code) } : limit === undefined ? {} : { limit };
  const playerId = answer.accountOf ?? (access === 'player' ? signedIn : null);
  return [{ kind, playerId, about: { call: name, ...why } }];
}

function kindOf(name: string, { code, data }: ErrorReply['error']): EventKind | undefined {
  const isLimited = data?.errors_by_bet?.some((each) => each && LIMIT_ERRORS.has(each.code));
  // A launch that no limit bars is refused without details.
  const isBarred = code === 'launch_refused' && data?.details !== undefined;
  if (isLimited === true || isBarred) return 'limit_met';
  if (code === 'too_many_requests' && SHOWING.has(name)) return 'sign_in_limited';
  return BY_CODE[code];
}
