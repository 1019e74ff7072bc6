import { randomUUID } from 'node:crypto';
import type { Limit } from '@touchline/domain/limits/limit';
import type { SignificantEvent } from '@touchline/wire/significant-events';
import type { Barred } from '@touchline/domain/limits/allowance';
import { breakEnd, type BreakFault } from '@touchline/domain/limits/break-length';
import { tick } from '@touchline/domain/limits/change-limit';
import * as calls from '@touchline/wire/calls/player-limits';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import {
  askForLimit,
  type Changed,
  confirmLimit,
  endLimit,
  everyLimitOf,
  type Wish,
} from './change-limits';
import { limitReply, limitWithUse, termsAsked } from './limit-reply';
import { statementOf } from './play-statement';
import { answerRealityCheck, realityCheck } from './reality-check';
import {
  beginSportsbookSession,
  continueSportsbookSession,
  type SportsbookSession,
} from './sportsbook-sessions';
import { trackActivity } from './track-activity';
import { limitedPlayer, usageNow } from './what-bars';

export interface LimitDeps {
  db: Kysely<Database>;
  clock: { now(): Date };
  /** Told when a player's sessions have ended. */
  signedOut(playerId: number): Promise<void>;
  /** How long raising or ending a limit waits, in milliseconds; left out, a day. */
  limitCooling?: number;
  /** How many months a self-exclusion lasts at least; left out, six. */
  leastExclusionMonths?: number;
}

/** What players limit of their own play, and what is asked while they play (SPEC §3 "Limits", §7). */
export function limitRoutes(router: Router, deps: LimitDeps): void {
  changingRoutes(router, deps);
  playingRoutes(router, deps);
}

function changingRoutes(router: Router, deps: LimitDeps): void {
  const { db, clock, signedOut } = deps;
  const wish = (playerId: number) => ({
    playerId,
    now: clock.now(),
    ...(deps.limitCooling === undefined ? {} : { cooling: deps.limitCooling }),
  });
  router.on(calls.listUserLimits, async ({ query, playerId }) => {
    const types = wanted(query.type, query.types);
    const statuses = wanted(query.status, query.statuses);
    const now = clock.now();
    const limits = tick(await everyLimitOf(db, playerId), now.getTime());
    const player = await limitedPlayer(db, playerId);
    const usage = player && (await usageNow(db, player, now));
    const shown = limits.filter(
      ({ terms, status }) =>
        (!types || types.includes(terms.type)) && (!statuses || statuses.includes(status)),
    );
    return reply({ data: shown.toReversed().map((limit) => limitWithUse(limit, usage, now)) });
  });
  router.on(calls.askForLimit, async ({ body, playerId }) => {
    const wished = { ...wish(playerId), id: randomUUID() };
    const terms = termsAsked(body);
    if ('until' in terms) {
      const end = breakEnd(terms, wished.now.getTime(), deps.leastExclusionMonths);
      if (typeof end === 'string') return wrongLength(end);
      terms.until = end.until;
    }
    const changed = await askForLimit(db, wished, terms);
    const events = changed.ok ? breakBegun(changed.value, wished) : [];
    if (!changed.ok || terms.type !== 'selfexclusion') return { ...answerTo(changed), events };
    await signedOut(playerId);
    return { ...reply({ data: limitReply(changed.value) }), session: null, events };
  });
  router.on(calls.confirmLimit, async ({ params, playerId }) =>
    answerTo(await confirmLimit(db, wish(playerId), params.id)),
  );
  router.on(calls.endLimit, async ({ params, playerId }) =>
    answerTo(await endLimit(db, wish(playerId), params.id)),
  );
}

/** That an exclusion or a break has begun, where it was not asked for before. */
function breakBegun({ id, terms }: Limit, wished: Wish): SignificantEvent[] {
  if (id !== wished.id || !('until' in terms)) return [];
  return [{ kind: 'exclusion_began', playerId: wished.playerId, about: { limit: terms.type } }];
}

/** SPEC §3 "Limits": how long breaks and exclusions may be, `breakEnd` says. */
function wrongLength(fault: BreakFault) {
  return failure(400, 'bad_request', WRONG_LENGTH[fault], {
    field: 'body.until',
    data: { details: fault },
  });
}

const WRONG_LENGTH: Record<BreakFault, string> = {
  too_short: 'ends too soon',
  too_long: 'ends too late',
};

/** Both spellings of a filter together; without either, everything is wanted. */
function wanted<T>(one: readonly T[] | undefined, other: readonly T[] | undefined): T[] | null {
  return one || other ? [...(one ?? []), ...(other ?? [])] : null;
}

const REFUSED = {
  cannot_be_shortened: 'a break is neither shortened nor lifted',
  not_in_force: 'this limit is not in force',
  nothing_to_confirm: 'nothing waits to be confirmed',
} as const;

function answerTo(changed: Changed) {
  if (changed.ok) return reply({ data: limitReply(changed.value) });
  if (changed.error === 'not_found') return failure(404, 'not_found', 'no such limit of yours');
  const { error } = changed;
  return failure(422, 'limit_refused', REFUSED[error], { data: { details: error } });
}

function playingRoutes(router: Router, { db, clock, signedOut }: LimitDeps): void {
  router.on(calls.trackActivity, async ({ playerId }) => {
    const tracked = await trackActivity(db, playerId, clock.now());
    if (tracked.ok) return reply({ data: { seconds_left: tracked.value } });
    await signedOut(playerId);
    return limitReached(401, tracked.error);
  });
  router.on(calls.getRealityCheck, async ({ playerId }) => {
    const checked = await realityCheck(db, playerId, clock.now());
    if (checked.ok) return reply({ data: checked.value });
    return checked.error
      ? limitReached(403, checked.error)
      : failure(400, 'bad_request', 'you limit no sessions and have no reminder');
  });
  router.on(calls.answerRealityCheck, async ({ playerId }) => {
    await answerRealityCheck(db, playerId, clock.now());
    return reply({});
  });
  router.on(calls.beginSportsbookSession, async ({ playerId }) => {
    const begun = await beginSportsbookSession(db, playerId, clock.now());
    return begun.ok ? reply({ data: sessionReply(begun.value) }) : limitReached(403, begun.error);
  });
  router.on(calls.continueSportsbookSession, async ({ playerId }) => {
    const begun = await continueSportsbookSession(db, playerId, clock.now());
    return begun.ok ? reply({ data: sessionReply(begun.value) }) : limitReached(403, begun.error);
  });
  router.on(calls.playStatement, async ({ query, playerId }) =>
    reply({ data: await statementOf(db, playerId, { year: query.year, now: clock.now() }) }),
  );
}

function limitReached(status: 401 | 403, { limit }: Barred) {
  const { type } = limit.terms;
  return failure(status, 'limit_reached', 'a limit of your own stands against it', {
    data: { details: type },
  });
}

function sessionReply({ startedAt, secondsLeft }: SportsbookSession) {
  return { started_at: startedAt.toISOString(), seconds_left: secondsLeft };
}
