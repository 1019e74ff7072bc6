import { usedOf } from '@touchline/domain/limits/allowance';
import { isInForce, type Limit, type LimitTerms } from '@touchline/domain/limits/limit';
import type { Usage } from '@touchline/domain/limits/usage';
import { type Minor, minor } from '@touchline/domain/money';
import type { LimitAsked } from '@touchline/wire/calls/player-limits';
import type { LimitReply } from '@touchline/wire/limits';
import { onWire } from '@touchline/wire/money';

const SECOND = 1000;

/** Puts a limit on the wire: times in seconds, moments as ISO 8601. */
export function limitReply({ id, status, terms, due }: Limit): LimitReply {
  return {
    id,
    type: terms.type,
    status,
    period: 'period' in terms ? terms.period : null,
    ...mostOf(terms),
    until: 'until' in terms ? momentOf(terms.until) : null,
    due: momentOf(due),
  };
}

/** The same with what is used of it at `now`; without a usage nothing is in force. */
export function limitWithUse(limit: Limit, usage: Usage | null, now: Date): LimitReply {
  const used = usage && isInForce(limit) ? usedOf(limit.terms, usage, now.getTime()) : null;
  return { ...limitReply(limit), used: used === null ? null : toldOnWire(limit.terms, used) };
}

/** A second that has begun counts, so that never more is said to be left than there is. */
function toldOnWire({ type }: LimitTerms, used: Minor | number): number {
  if (typeof used === 'bigint') return onWire(used);
  return type === 'bet' ? used : Math.ceil(used / SECOND);
}

function mostOf(terms: LimitTerms): Pick<LimitReply, 'amount' | 'count' | 'seconds'> {
  const none = { amount: null, count: null, seconds: null };
  switch (terms.type) {
    case 'deposit':
    case 'loss':
    case 'wager':
      return { ...none, amount: onWire(terms.max) };
    case 'bet':
      return { ...none, count: terms.max };
    case 'selfexclusion':
    case 'coolingoff':
      return none;
    default:
      return { ...none, seconds: terms.max / SECOND };
  }
}

function momentOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** Reads what a player wants to limit. */
export function termsAsked(asked: LimitAsked): LimitTerms {
  switch (asked.type) {
    case 'deposit':
    case 'loss':
    case 'wager':
      return { type: asked.type, period: asked.period, max: minor(asked.amount) };
    case 'bet':
      return { type: asked.type, period: asked.period, max: asked.count };
    case 'time':
    case 'activity':
      return { type: asked.type, period: asked.period, max: asked.seconds * SECOND };
    case 'session':
    case 'sportsbook_session':
    case 'reality_check':
      return { type: asked.type, max: asked.seconds * SECOND };
    case 'selfexclusion':
    case 'coolingoff':
      return {
        type: asked.type,
        until: asked.until === null ? null : new Date(asked.until).getTime(),
      };
  }
}
