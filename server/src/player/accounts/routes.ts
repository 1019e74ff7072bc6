import * as calls from '@touchline/wire/calls/accounts';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { Attempts } from '../attempts';
import { type MailSite, requestLink } from './account-mails';
import { confirmEmail, replacePassword, unlockAccount } from './follow-links';

export interface AccountDeps extends MailSite {
  db: Kysely<Database>;
  clock: { now(): Date };
  attempts: Attempts;
  /** Told when a player's sessions have ended. */
  signedOut(playerId: number): Promise<void>;
}

/** Links in mails: asked for by an address, and followed (SPEC §7 "Platform API"). */
export function accountRoutes(router: Router, deps: AccountDeps): void {
  requestRoutes(router, deps);
  const { db, clock, attempts, signedOut } = deps;
  router.on(calls.confirmEmail, async ({ query }) => {
    const result = await confirmEmail(db, query.confirmation_token, clock.now());
    return result.ok ? reply({ data: { email: result.value.email } }) : INVALID;
  });
  router.on(calls.unlockAccount, async ({ query, ip }) => {
    const result = await unlockAccount(db, query.unlock_token, clock.now());
    if (!result.ok) return INVALID;
    attempts.succeeded(result.value.email, ip);
    return reply({ data: { email: result.value.email } });
  });
  router.on(calls.replacePassword, async ({ body, ip }) => {
    const asked = { token: body.reset_password_token, password: body.password };
    const result = await replacePassword(deps, asked, clock.now());
    if (!result.ok) return INVALID;
    // Who forgot the password has failed a few times, and need not wait any more.
    attempts.succeeded(result.value.email, ip);
    await signedOut(result.value.id);
    return reply({});
  });
}

const INVALID = failure(400, 'token_invalid', 'this link is old, used or made up');

/** Everybody is answered alike, whether or not the address has an account. */
function requestRoutes(router: Router, deps: AccountDeps): void {
  router.on(calls.resendConfirmation, async ({ body }) => {
    await requestLink(deps, { email: body.email, purpose: 'confirmation' }, deps.clock.now());
    return reply({});
  });
  router.on(calls.resendUnlock, async ({ body }) => {
    await requestLink(deps, { email: body.email, purpose: 'unlock' }, deps.clock.now());
    return reply({});
  });
  router.on(calls.forgotPassword, async ({ body }) => {
    await requestLink(deps, { email: body.email, purpose: 'password' }, deps.clock.now());
    return reply({});
  });
}
