import * as calls from '@touchline/wire/calls/accounts';
import { failure, reply, type Router, tooMany } from '@touchline/wire/calls/router';
import type { Kysely } from 'kysely';
import { beginAttempt, forgetFailures } from '../../db/growing-waits';
import type { Database } from '../../db/schema';
import { withPlayer } from '../known-browsers';
import { askingFrom, signInWaits } from '../sign-in-waits';
import { type MailSite, requestLink } from './account-mails';
import { confirmEmail, replacePassword, unlockAccount } from './follow-links';
import { COMMON_PASSWORD } from './refusals';

export interface AccountDeps extends MailSite {
  db: Kysely<Database>;
  clock: { now(): Date };
  /** The site's secret signs what makes browsers known. */
  secondFactor: { secret: string };
  /** Told when a player's sessions have ended. */
  signedOut(playerId: number): Promise<void>;
}

/** Links in mails: asked for by an address, and followed (SPEC §7 "Platform API"). */
export function accountRoutes(router: Router, deps: AccountDeps): void {
  requestRoutes(router, deps);
  const { db, clock, signedOut } = deps;
  router.on(calls.confirmEmail, async ({ query }) => {
    const result = await confirmEmail(db, query.confirmation_token, clock.now());
    return result.ok ? reply({ data: { email: result.value.email } }) : INVALID;
  });
  router.on(calls.unlockAccount, async (caller) => {
    const result = await unlockAccount(db, caller.query.unlock_token, clock.now());
    if (!result.ok) return INVALID;
    const browser = await letIn(deps, result.value, caller);
    return { ...reply({ data: { email: result.value.email } }), browser };
  });
  router.on(calls.replacePassword, async (caller) => {
    const { reset_password_token: token, password } = caller.body;
    const result = await replacePassword(deps, { token, password }, clock.now());
    if (!result.ok) return result.error === 'password_common' ? COMMON_PASSWORD : INVALID;
    const browser = await letIn(deps, result.value, caller);
    await signedOut(result.value.id);
    return { ...reply({}), browser };
  });
}

/**
 * Who has followed a link in a mail has shown whose the account is: they need not wait any more, and strangers who go on
 * guessing do not keep this browser out. Answers with the cookie that makes it known.
 */
async function letIn(
  { db, clock, secondFactor }: AccountDeps,
  { id, email }: { id: number; email: string },
  { ip, browser = null }: { ip: string; browser?: string | null },
): Promise<string> {
  await forgetFailures(db, signInWaits(email, { ip, browser: null }).own);
  const player = await db
    .selectFrom('players')
    .select(['id', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return withPlayer(secondFactor.secret, browser, player, clock.now());
}

const INVALID = failure(400, 'token_invalid', 'this link is old, used or made up');

/** Everybody is answered alike, whether or not the address has an account; who asks for very many has to wait. */
function requestRoutes(router: Router, deps: AccountDeps): void {
  const asked = [
    [calls.resendConfirmation, 'confirmation'],
    [calls.resendUnlock, 'unlock'],
    [calls.forgotPassword, 'password'],
  ] as const;
  for (const [call, purpose] of asked) {
    router.on(call, async ({ body, ip }) => {
      const now = deps.clock.now();
      const begun = await beginAttempt(deps.db, askingFrom(ip, 'mail'), now);
      if (!begun.ok) return tooMany('too many mails from this address', begun.error.seconds);
      await requestLink(deps, { email: body.email, purpose }, now);
      return reply({});
    });
  }
}
