import type { MoneyRules } from '@touchline/domain/players/standing';
import * as calls from '@touchline/wire/calls/profile';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { canonicalLocale } from '@touchline/wire/locale';
import { phoneRoutes } from '../phone/phone-routes';
import { playerReply } from '../players';
import { type SecondFactorDeps, secondFactorRoutes } from '../second-factor/routes';
import { changeProfile } from './change-profile';
import { compPointsOf } from './comp-points';
import { birthRefusal } from './gates';
import { endOneSession, endOtherSessions, listSessions } from './my-sessions';

export interface ProfileDeps extends SecondFactorDeps {
  /** From which age on somebody has an account. */
  gates: { money: Pick<MoneyRules, 'ages'> };
}

/** A player's profile, sessions, telephone and second factors (SPEC §3 "User", §7 "Platform API"). */
export function profileRoutes(router: Router, deps: ProfileDeps): void {
  sessionRoutes(router, deps);
  aboutMeRoutes(router, deps);
  const { db, clock, secondFactor } = deps;
  phoneRoutes(router, {
    db,
    clock,
    secret: secondFactor.secret,
    get siteName() {
      return secondFactor.siteName;
    },
  });
  secondFactorRoutes(router, deps);
}

function sessionRoutes(router: Router, { db, clock, signedOut }: ProfileDeps): void {
  router.on(calls.listSessions, async ({ playerId, sessionToken }) =>
    reply({ data: await listSessions(db, playerId, sessionToken, clock.now()) }),
  );
  router.on(calls.endOneSession, async ({ playerId, sessionToken, params }) => {
    const asked = { id: params.id, token: sessionToken };
    const ended = await endOneSession(db, playerId, asked);
    if (ended === null) return failure(404, 'not_found', 'no such session of yours');
    await signedOut(playerId);
    return ended === 'own' ? { ...reply({}), session: null } : reply({});
  });
  router.on(calls.endOtherSessions, async ({ playerId, sessionToken }) => {
    const ended = await endOtherSessions(db, playerId, sessionToken);
    if (ended > 0) await signedOut(playerId);
    return reply({ data: { ended } });
  });
}

const PROFILE_REFUSED = {
  unknown: { status: 400, code: 'bad_request', message: 'there is no such place' },
  reserved: { status: 400, code: 'bad_request', message: 'is a name of ours' },
  fixed: { status: 409, code: 'conflict', message: 'stands already; ask the site to change it' },
} as const;

function aboutMeRoutes(router: Router, deps: ProfileDeps): void {
  const { db } = deps;
  router.on(calls.updateProfile, async ({ playerId, body, country = null }) => {
    const { ages } = deps.gates.money;
    const judging = { now: deps.clock.now(), country, ages, siteName: deps.siteName };
    const result = await changeProfile(db, playerId, body, judging);
    if (result.ok) return reply({ data: playerReply(result.value, deps.wantedFields) });
    const { why, field } = result.error;
    if (why !== 'unknown' && why !== 'fixed' && why !== 'reserved') return birthRefusal(why);
    const { status, code, message } = PROFILE_REFUSED[why];
    return failure(status, code, message, { field: `body.${field}` });
  });
  router.on(calls.updateLocale, async ({ playerId, body }) => {
    const language = canonicalLocale(body.locale);
    if (!deps.locales.includes(language)) {
      return failure(400, 'bad_request', 'not a locale of this site', { field: 'body.locale' });
    }
    await db.updateTable('players').set({ language }).where('id', '=', playerId).execute();
    return reply({ data: { language } });
  });
  router.on(calls.listStatusGroups, async ({ playerId }) => {
    const { statuses } = await db
      .selectFrom('players')
      .select('statuses')
      .where('id', '=', playerId)
      .executeTakeFirstOrThrow();
    return reply({ data: statuses.map((id) => ({ id })) });
  });
  router.on(calls.getCompPoints, async ({ playerId }) => {
    const { ranges, ...mine } = await compPointsOf(db, playerId);
    return reply({ data: { ...mine, ranges: [...ranges] } });
  });
}
