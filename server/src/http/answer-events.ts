import type { Call } from '@touchline/wire/calls/call';
import type { Answer } from '@touchline/wire/calls/router';
import { BET_ERROR, type ErrorReply } from '@touchline/wire/errors';
import type { SignificantEvent } from '@touchline/wire/significant-events';

/** Bets that were refused for a limit of the player's own, or an exclusion. */
const LIMIT_ERRORS: ReadonlySet<number> = new Set([
  BET_ERROR.playerLimit,
  BET_ERROR.playerExcluded,
]);

/**
 * What is to be noted of an answer: what its handler says, or else what follows from it. A limit that stood against
 * something is one event, whatever the call.
 */
export function eventsOf(
  { name }: Pick<Call, 'name'>,
  answer: Answer<Call>,
  playerId: number | null,
): readonly SignificantEvent[] {
  if (answer.events || !('error' in answer)) return answer.events ?? [];
  const limit = limitOf(answer.error);
  return limit ? [{ kind: 'limit_met', playerId, about: { call: name, ...limit } }] : [];
}

/** Which limit of a player's own an error is about, as far as it says; null where it is about none. */
function limitOf({ code, data }: ErrorReply['error']): { limit?: string } | null {
  const named = data?.details === undefined ? {} : { limit: data.details };
  // A launch that no limit bars is refused without details.
  if (code === 'limit_reached') return named;
  if (code === 'launch_refused') return data?.details === undefined ? null : named;
  const refused = data?.errors_by_bet?.some((each) => each && LIMIT_ERRORS.has(each.code));
  return refused === true ? named : null;
}
