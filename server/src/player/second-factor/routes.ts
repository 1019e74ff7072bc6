import { failure, reply, type Router, type SessionChange } from '@touchline/wire/calls/router';
import * as calls from '@touchline/wire/calls/second-factor';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { beginAttempt } from '../../db/growing-waits';
import type { Database } from '../../db/schema';
import { type FactorChange, mailFactorChange, type MailSite } from '../accounts/account-mails';
import { whatBars } from '../limits/what-bars';
import { ownReply } from '../players';
import type { AuthField } from '@touchline/wire/auth-fields';
import { beginSession, renewSession } from '../sessions';
import { answerChallenge } from './challenge';
import { noteBrowser } from '../known-browsers';
import { afterProof, dropIdleRecoveryCodes, type GuardRefusal } from './guarded';
import { addPasskey, beginPasskey, passkeyReply, passkeysOf, renamePasskey } from './passkeys';
import { countRecoveryCodes, firstRecoveryCodes, makeRecoveryCodes } from './recovery-codes';
import type { SecondFactorSite } from './site';
import { beginTotp, confirmTotp, hasTotp } from './totp';
import { triesOfSession } from './tries';

export interface SecondFactorDeps extends MailSite {
  db: Kysely<Database>;
  clock: { now(): Date };
  secondFactor: SecondFactorSite;
  /** What the site wants to know of every player. */
  wantedFields: readonly AuthField[];
  /** Told when a player's session in some browser has ended. */
  signedOut(playerId: number): Promise<void>;
}

/** Calls about second factors, and the sign-in that ends with one. */
export function secondFactorRoutes(router: Router, deps: SecondFactorDeps): void {
  signInRoute(router, deps);
  totpRoutes(router, deps);
  passkeyRoutes(router, deps);
  passkeyChangeRoutes(router, deps);
}

/** Those who are signed in are not answered with 401, which would sign them out (SPEC §8). */
const GUARD_REFUSED = {
  wrong_factor: failure(403, 'second_factor_wrong', 'wrong, too old or used before', {
    field: 'body.code',
  }),
  too_many_tries: failure(429, 'too_many_requests', 'too many tries; wait a quarter of an hour'),
} satisfies Record<GuardRefusal, ReturnType<typeof failure>>;

const SIGN_IN_REFUSED = {
  invalid: failure(401, 'token_invalid', 'begin again with address and password'),
  wrong: failure(401, 'second_factor_wrong', 'wrong, too old or used before'),
  too_many_tries: GUARD_REFUSED.too_many_tries,
};

function signInRoute(router: Router, deps: SecondFactorDeps): void {
  const { db, clock, secondFactor: site, signedOut } = deps;
  router.on(
    calls.signInSecondFactor,
    async ({ body, ip, userAgent, sessionToken, browser = null, playerId: previous }) => {
      const { token, ...factor } = body;
      const now = clock.now();
      const asked = { token, factor, from: { browser } };
      const result = await answerChallenge(db, site, asked, now, async (tx, playerId) => {
        const player = await playerNow(tx, playerId);
        const why = await whyNotNow(tx, player, now);
        if (why) return why;
        const about = { playerId, userAgent, replaces: sessionToken, ip, isConfirmed: true };
        const session = await beginSession(tx, about, now);
        const told = { ...deps, secret: site.secret };
        const known = await noteBrowser(tx, told, { player, cookie: browser }, now);
        const data = await ownReply(tx, player, deps.wantedFields, now);
        return { ...reply({ data }), session, browser: known };
      });
      if (!result.ok) {
        const { why, playerId: accountOf = null } = result.error;
        return { ...SIGN_IN_REFUSED[why], accountOf };
      }
      if ('session' in result.value && previous !== null) await signedOut(previous);
      return result.value;
    },
  );
}

function playerNow(tx: Transaction<Database>, playerId: number) {
  return tx.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirstOrThrow();
}

/** What has come up since the password was right: the factor is used up all the same. */
async function whyNotNow(
  tx: Transaction<Database>,
  player: Selectable<Database['players']>,
  now: Date,
): Promise<ReturnType<typeof failure> | null> {
  const asked = { playerId: player.id, action: { type: 'sign_in' }, currency: null } as const;
  const barred = await whatBars(tx, asked, now);
  if (!barred) return null;
  const data = { details: barred.limit.terms.type };
  return failure(403, 'limit_reached', 'a limit of yours bars signing in', { data });
}

function totpRoutes(router: Router, deps: SecondFactorDeps): void {
  const { db, clock, secondFactor: site } = deps;
  router.on(calls.getSecondFactor, async ({ playerId }) => {
    const [totp, passkeys, left] = await Promise.all([
      hasTotp(db, playerId),
      passkeysOf(db, playerId),
      countRecoveryCodes(db, playerId),
    ]);
    return reply({
      data: { totp, passkeys: passkeys.map(passkeyReply), recovery_codes_left: left },
    });
  });
  router.on(calls.beginTotp, async ({ playerId }) => {
    const email = await emailOf(db, playerId);
    const begun = await beginTotp(db, site, { playerId, email }, clock.now());
    return begun.ok
      ? reply({ data: begun.value })
      : failure(409, 'conflict', 'there is an authenticator app already');
  });
  router.on(calls.confirmTotp, async ({ playerId, body, sessionToken }) => {
    const now = clock.now();
    const tries = [triesOfSession(playerId, sessionToken)];
    if (!(await beginAttempt(db, tries, now)).ok) return GUARD_REFUSED.too_many_tries;
    const done = await db.transaction().execute(async (tx) => {
      if (!(await confirmTotp(tx, site, { playerId, code: body.code }, now))) return null;
      const codes = await firstRecoveryCodes(tx, playerId);
      return {
        codes,
        change: await changed(tx, deps, { playerId, kind: 'totp_on', sessionToken }),
      };
    });
    if (!done) return GUARD_REFUSED.wrong_factor;
    return { ...reply({ data: { recovery_codes: done.codes } }), ...done.change };
  });
  router.on(calls.removeTotp, async ({ playerId, body, sessionToken }) => {
    const now = clock.now();
    const done = await afterProof(
      db,
      site,
      { playerId, sessionToken, proof: body },
      now,
      async (tx) => {
        await tx.deleteFrom('totp_factors').where('player_id', '=', playerId).execute();
        await dropIdleRecoveryCodes(tx, playerId);
        return changed(tx, deps, { playerId, kind: 'totp_off', sessionToken });
      },
    );
    return done.ok ? { ...reply({}), ...done.value } : GUARD_REFUSED[done.error];
  });
  router.on(calls.renewRecoveryCodes, async ({ playerId, body, sessionToken }) => {
    const proving = { playerId, sessionToken, proof: body };
    const done = await afterProof(db, site, proving, clock.now(), (tx) =>
      makeRecoveryCodes(tx, playerId),
    );
    return done.ok ? reply({ data: { recovery_codes: done.value } }) : GUARD_REFUSED[done.error];
  });
}

function passkeyRoutes(router: Router, deps: SecondFactorDeps): void {
  const { db, clock, secondFactor: site } = deps;
  router.on(calls.beginPasskey, async ({ playerId }) => {
    const email = await emailOf(db, playerId);
    const options = await beginPasskey(db, site, { playerId, email }, clock.now());
    return reply({ data: { ...options } });
  });
  router.on(calls.addPasskey, async ({ playerId, body, sessionToken }) => {
    const now = clock.now();
    const done = await db.transaction().execute(async (tx) => {
      const about = { playerId, name: body.name, made: body.passkey };
      const added = await addPasskey(tx, site, about, now);
      if (!added.ok) return added;
      const codes = await firstRecoveryCodes(tx, playerId);
      const change = await changed(tx, deps, { playerId, kind: 'passkey_on', sessionToken });
      return { ...added, codes, change };
    });
    if (!done.ok) {
      return done.error === 'invalid'
        ? failure(400, 'token_invalid', 'not made for what was asked', { field: 'body.passkey' })
        : failure(409, 'conflict', 'kept already, or there are ten', { field: 'body.passkey' });
    }
    const data = { passkey: done.value, recovery_codes: done.codes };
    return { status: 201, body: { data }, ...done.change };
  });
}

async function emailOf(db: Kysely<Database>, playerId: number): Promise<string> {
  const player = db.selectFrom('players').select('email').where('id', '=', playerId);
  return (await player.executeTakeFirstOrThrow()).email;
}

const NOT_YOURS = failure(404, 'not_found', 'no such passkey of yours');

function passkeyChangeRoutes(router: Router, deps: SecondFactorDeps): void {
  const { db, clock, secondFactor: site } = deps;
  router.on(calls.renamePasskey, async ({ playerId, params, body }) => {
    const data = await renamePasskey(db, playerId, { id: params.id, name: body.name });
    return data ? reply({ data }) : NOT_YOURS;
  });
  router.on(calls.removePasskey, async ({ playerId, params, body, sessionToken }) => {
    const now = clock.now();
    // Looked at first, so that a wrong id does not use a recovery code up.
    const mine = await passkeysOf(db, playerId);
    if (!mine.some(({ id }) => id === params.id)) return NOT_YOURS;
    const done = await afterProof(
      db,
      site,
      { playerId, sessionToken, proof: body },
      now,
      async (tx) => {
        await tx
          .deleteFrom('passkeys')
          .where('id', '=', params.id)
          .where('player_id', '=', playerId)
          .execute();
        await dropIdleRecoveryCodes(tx, playerId);
        return changed(tx, deps, { playerId, kind: 'passkey_off', sessionToken });
      },
    );
    return done.ok ? { ...reply({}), ...done.value } : GUARD_REFUSED[done.error];
  });
}

/**
 * A factor came or went: the player is mailed, and the caller's session goes on under a fresh token; nothing changes in
 * the browser when another request just did the same.
 */
async function changed(
  tx: Transaction<Database>,
  { clock, ...site }: MailSite & Pick<SecondFactorDeps, 'clock'>,
  {
    sessionToken: token,
    ...about
  }: { playerId: number; kind: FactorChange; sessionToken: string | null },
): Promise<{ session?: NonNullable<SessionChange> }> {
  const now = clock.now();
  await mailFactorChange(tx, site, about, now);
  const session = token === null ? null : await renewSession(tx, token, now);
  return session ? { session } : {};
}
