import { ok, refused, type Result } from '@touchline/domain/result';
import * as calls from '@touchline/wire/calls/confirm';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import type { Kysely } from 'kysely';
import { beginAttempt, takeBackAttempt } from '../../db/growing-waits';
import type { Database } from '../../db/schema';
import type { MailSite } from '../accounts/account-mails';
import { changePassword } from '../accounts/change-password';
import { COMMON_PASSWORD } from '../accounts/refusals';
import { passwordMatches } from '../passwords';
import { answerChallenge, beginChallenge, type ChallengeRefusal } from '../second-factor/challenge';
import type { SecondFactorSite } from '../second-factor/site';
import { triesOfSession } from '../second-factor/tries';
import { noteConfirmed } from './confirmed';

interface ConfirmDeps extends MailSite {
  db: Kysely<Database>;
  clock: { now(): Date };
  secondFactor: SecondFactorSite;
  /** Told when a player's sessions have ended. */
  signedOut(playerId: number): Promise<void>;
}

const TOO_MANY = failure(429, 'too_many_requests', 'too many tries; wait a quarter of an hour');

/** Those who are signed in are not answered with 401, which would sign them out (SPEC §8). */
const FACTOR_REFUSED = {
  invalid: failure(403, 'token_invalid', 'ask for the factor again'),
  wrong: failure(403, 'second_factor_wrong', 'wrong, too old or used before'),
  too_many_tries: TOO_MANY,
} satisfies Record<ChallengeRefusal, unknown>;

/** Players show once more that it is them (SPEC §2 "confirm_password"), and change their password. */
export function confirmRoutes(router: Router, deps: ConfirmDeps): void {
  const { db, clock, secondFactor: site } = deps;
  router.on(calls.confirmByPassword, async ({ playerId, sessionToken, body }) => {
    const who = { playerId, sessionToken, password: body.password };
    const shown = await shownPassword(deps, who);
    if (!shown.ok) return shown.error ?? wrongPassword('body.password');
    if (sessionToken !== null) await noteConfirmed(db, sessionToken);
    return reply({});
  });
  router.on(calls.askForFactor, async ({ playerId }) =>
    reply({ data: await beginChallenge(db, playerId, site, clock.now(), 'confirm') }),
  );
  router.on(calls.confirmByFactor, async ({ playerId, sessionToken, body }) => {
    const { token, ...factor } = body;
    const answering = { token, factor, from: { playerId, sessionToken } };
    const result = await answerChallenge(db, site, answering, clock.now(), async (tx) => {
      if (sessionToken !== null) await noteConfirmed(tx, sessionToken);
    });
    return result.ok ? reply({}) : FACTOR_REFUSED[result.error.why];
  });
  router.on(calls.changePassword, async ({ playerId, sessionToken, browser = null, body }) => {
    const who = { playerId, sessionToken, password: body.current_password };
    const shown = await shownPassword(deps, who);
    if (!shown.ok) return shown.error ?? wrongPassword('body.current_password');
    const asked = { playerId, sessionToken, browser, from: shown.value, password: body.password };
    const changed = await changePassword(deps, asked, clock.now());
    if (!changed.ok) {
      return changed.error === 'password_common'
        ? COMMON_PASSWORD
        : wrongPassword('body.current_password');
    }
    await deps.signedOut(playerId);
    const { session, browser: known } = changed.value;
    return { ...reply({}), browser: known, ...(session && { session }) };
  });
}

const wrongPassword = (field: string) =>
  failure(403, 'wrong_credentials', 'not your password', { field });

/** Counts the try at a password; answers with its hash where it is the player's, with null where it is not. */
async function shownPassword(
  { db, clock }: ConfirmDeps,
  shown: { playerId: number; sessionToken: string | null; password: string },
): Promise<Result<string, typeof TOO_MANY | null>> {
  const { playerId, sessionToken, password } = shown;
  const tries = triesOfSession(playerId, sessionToken);
  if (!(await beginAttempt(db, [tries], clock.now())).ok) return refused(TOO_MANY);
  const { password_hash: held } = await db
    .selectFrom('players')
    .select('password_hash')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  if (!(await passwordMatches(held, password))) return refused(null);
  await takeBackAttempt(db, tries);
  return ok(held);
}
