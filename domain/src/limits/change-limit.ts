import { ok, refused, type Result } from '../result';
import {
  isInForce,
  isLooser,
  isSameKind,
  type Limit,
  type LimitStatus,
  type LimitTerms,
} from './limit';

/** How long raising or ending a limit waits, unless the site says otherwise: a day, in milliseconds. */
export const COOLING = 86_400_000;

/** How long after its cooling period a request may still be confirmed: then it lapses. A week. */
export const LAPSE = 7 * 86_400_000;

/** Why a limit is not changed. Exclusions are neither shortened nor lifted before their end. */
export type LimitRefusal = 'cannot_be_shortened' | 'not_in_force' | 'nothing_to_confirm';

/*
 * The life of a limit (SPEC §3 "Limits"). Of each kind a player has one limit in force at most, and
 * at most one change of it that waits; a new wish takes the place of the one that waits.
 *
 *   a first limit, or a lower one         → active at once; the one before it is disabled
 *   a higher one                          → unconfirmed → confirmed → active; until then the one
 *                                           before it stays in force, and then it is disabled
 *   the end of one, which raises it too   → unconfirmed_disabled → confirmed_disabled → disabled
 *   an exclusion                          → active at once, and disabled at its end
 *
 * A change that waits takes effect when its cooling period, counted from the request, has passed and
 * the player has confirmed it, whichever comes later. One that is never confirmed lapses, so that
 * nobody keeps a request in stock for the moment it is bad for them. Each function lets the clock
 * catch up first. All times are in milliseconds since 1970.
 */

/** What the clock alone changes until `now` (SPEC §3 "Limits"). Limits that stay are the same objects. */
export function tick(limits: readonly Limit[], now: number): Limit[] {
  const begun = limits.filter((each) => each.status === 'confirmed' && isDue(each, now));
  return limits.map((limit) => {
    const replaced = isInForce(limit) && begun.some((each) => isSameKind(each.terms, limit.terms));
    return inStatus(limit, replaced ? 'disabled' : statusAt(limit, now));
  });
}

function statusAt(limit: Limit, now: number): LimitStatus {
  switch (limit.status) {
    case 'active':
      return isOver(limit.terms, now) ? 'disabled' : 'active';
    case 'confirmed':
      return isDue(limit, now) ? 'active' : 'confirmed';
    case 'confirmed_disabled':
      return isDue(limit, now) ? 'disabled' : 'confirmed_disabled';
    case 'unconfirmed':
      return isDue(limit, now - LAPSE) ? 'disabled' : 'unconfirmed';
    case 'unconfirmed_disabled':
      return isDue(limit, now - LAPSE) ? 'active' : 'unconfirmed_disabled';
    case 'disabled':
      return 'disabled';
  }
}

function isOver(terms: LimitTerms, now: number): boolean {
  return 'until' in terms && terms.until !== null && terms.until <= now;
}

function isDue({ due }: Limit, now: number): boolean {
  return due !== null && due <= now;
}

/** Nothing waits any more when a limit is simply in force, or over. */
function inStatus(limit: Limit, status: LimitStatus): Limit {
  if (status === limit.status) return limit;
  const rests = status === 'active' || status === 'disabled';
  return { ...limit, status, due: rests ? null : limit.due };
}

/**
 * A player asks for a limit (SPEC §3 "Limits"). Where none of its kind is in force, or a looser one, it
 * counts at once; otherwise it waits for `cooling` milliseconds and for being confirmed. Asking for what
 * is in force withdraws the change that waits; asking again for what waits already changes nothing.
 * Refused as `cannot_be_shortened` when an exclusion would end sooner.
 */
export function requestLimit(
  limits: readonly Limit[],
  asked: Pick<Limit, 'id' | 'terms'>,
  now: number,
  cooling: number = COOLING,
): Result<Limit[], LimitRefusal> {
  const current = tick(limits, now);
  const held = current.find((each) => isInForce(each) && isSameKind(each.terms, asked.terms));
  if (held && isLooser(asked.terms, held.terms)) {
    if ('until' in held.terms) return refused('cannot_be_shortened');
    return ok(withRaise(current, { ...asked, status: 'unconfirmed', due: now + cooling }));
  }
  const kept = withoutChange(current, asked.terms);
  if (held && isSame(held.terms, asked.terms)) return ok(kept);
  const ended = kept.map((each) => (each.id === held?.id ? inStatus(each, 'disabled') : each));
  return ok([...ended, { ...asked, status: 'active', due: null }]);
}

function withRaise(current: Limit[], raised: Limit): Limit[] {
  const isAsked = current.some((each) => isWaiting(each) && isSame(each.terms, raised.terms));
  return isAsked ? current : [...withoutChange(current, raised.terms), raised];
}

function isWaiting({ status }: Limit): boolean {
  return status === 'unconfirmed' || status === 'confirmed';
}

function isSame(one: LimitTerms, other: LimitTerms): boolean {
  return isSameKind(one, other) && !isLooser(one, other) && !isLooser(other, one);
}

/** The limits without the change of this kind that waits: what is in force stays, without an end. */
function withoutChange(limits: readonly Limit[], kind: LimitTerms): Limit[] {
  return limits.map((limit) => {
    if (!isSameKind(limit.terms, kind)) return limit;
    return inStatus(limit, isInForce(limit) ? 'active' : 'disabled');
  });
}

/**
 * A player asks for the end of a limit in force (SPEC §3 "Limits"). It waits as raising it would, for
 * `cooling` milliseconds. Refused as `not_in_force`, or `cannot_be_shortened` for an exclusion.
 */
export function requestRemoval(
  limits: readonly Limit[],
  id: string,
  now: number,
  cooling: number = COOLING,
): Result<Limit[], LimitRefusal> {
  const current = tick(limits, now);
  const held = current.find((each) => each.id === id && isInForce(each));
  if (!held) return refused('not_in_force');
  if ('until' in held.terms) return refused('cannot_be_shortened');
  if (held.status !== 'active') return ok(current);
  const ending: Limit = { ...held, status: 'unconfirmed_disabled', due: now + cooling };
  return ok(withoutChange(current, held.terms).map((each) => (each.id === id ? ending : each)));
}

/**
 * The player confirms what a limit waits for (SPEC §3 "Limits"). Refused as `nothing_to_confirm` when it
 * waits for nothing, or lapsed before.
 */
export function confirmRequest(
  limits: readonly Limit[],
  id: string,
  now: number,
): Result<Limit[], LimitRefusal> {
  const current = tick(limits, now);
  const asked = current.find((each) => each.id === id);
  const status = asked && CONFIRMED[asked.status];
  if (!status) return refused('nothing_to_confirm');
  const confirmed = current.map((each) => (each === asked ? { ...each, status } : each));
  return ok(tick(confirmed, now));
}

const CONFIRMED: Partial<Record<LimitStatus, LimitStatus>> = {
  unconfirmed: 'confirmed',
  unconfirmed_disabled: 'confirmed_disabled',
};
