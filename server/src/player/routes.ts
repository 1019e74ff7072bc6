import * as calls from '@touchline/wire/calls/platform';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { canonicalLocale } from '@touchline/wire/locale';
import { createAttempts } from './attempts';
import { beginDeposit, type DepositDeps } from './deposits/begin-deposit';
import { findDeposit } from './deposits/find-deposit';
import { accountsOf, findPlayer } from './players';
import { endSession } from './sessions';
import { signIn } from './sign-in';
import { signUp } from './sign-up';

export interface PlayerDeps extends DepositDeps {
  clock: { now(): Date };
  /** The site's locales, by their codes. */
  locales: readonly string[];
  /** Told when a player's session in some browser has ended. */
  signedOut(playerId: number): Promise<void>;
}

/** The player platform's calls (SPEC §7 "Platform API"). */
export function playerRoutes(router: Router, deps: PlayerDeps): void {
  accountRoutes(router, deps);
  sessionRoutes(router, deps);
  depositRoutes(router, deps);
}

function accountRoutes(router: Router, { db, clock, locales, signedOut }: PlayerDeps): void {
  router.on(calls.signUp, async ({ body, locale, userAgent, sessionToken, playerId }) => {
    const wanted = canonicalLocale(body.language);
    const language = locales.includes(wanted) ? wanted : locale;
    const asked = { ...body, language, userAgent, sessionToken };
    const result = await signUp(db, asked, clock.now());
    if (result.ok) {
      if (playerId !== null) await signedOut(playerId);
      return { status: 201, body: { data: result.value.player }, session: result.value.session };
    }
    return result.error === 'email_taken'
      ? failure(409, 'email_taken', 'this address has an account', { field: 'body.email' })
      : failure(400, 'bad_request', 'no accounts in this currency', { field: 'body.currency' });
  });
  router.on(calls.getPlayer, async ({ playerId }) =>
    reply({ data: playerId === null ? null : await findPlayer(db, playerId) }),
  );
  router.on(calls.listAccounts, async ({ playerId }) =>
    reply({ data: await accountsOf(db, playerId) }),
  );
}

function sessionRoutes(router: Router, { db, clock, signedOut }: PlayerDeps): void {
  const attempts = createAttempts();
  router.on(calls.signIn, async ({ body, ip, userAgent, sessionToken, playerId }) => {
    const asked = { ...body, ip, userAgent, sessionToken };
    const result = await signIn({ db, attempts }, asked, clock.now());
    if (result.ok) {
      if (playerId !== null) await signedOut(playerId);
      return { ...reply({ data: result.value.player }), session: result.value.session };
    }
    return result.error === 'wrong_credentials'
      ? failure(401, 'wrong_credentials', 'address and password do not belong together')
      : failure(429, 'too_many_requests', 'too many failed attempts; wait a quarter of an hour');
  });
  router.on(calls.signOut, async ({ sessionToken, playerId }) => {
    if (sessionToken !== null) await endSession(db, sessionToken);
    if (playerId !== null) await signedOut(playerId);
    return { ...reply({}), session: null };
  });
}

const DEPOSIT_REFUSED = {
  amount: 'outside the limits of one deposit',
  currency: 'no account in this currency',
  return_url: 'not a page of this site',
} as const;

function depositRoutes(router: Router, deps: PlayerDeps): void {
  router.on(calls.createDeposit, async ({ body, playerId }) => {
    const { amount, currency, return_url: returnUrl } = body;
    const asked = { playerId, amount, currency, returnUrl };
    const result = await beginDeposit(deps, asked, deps.clock.now());
    if (result.ok) {
      const data = { id: result.value.id, payment_url: result.value.paymentUrl };
      return { status: 201, body: { data } };
    }
    const field = `body.${result.error}`;
    return failure(400, 'bad_request', DEPOSIT_REFUSED[result.error], { field });
  });
  router.on(calls.getDeposit, async ({ params, playerId }) => {
    const data = await findDeposit(deps.db, playerId, params.id);
    return data ? reply({ data }) : failure(404, 'not_found', 'no such deposit of yours');
  });
}
