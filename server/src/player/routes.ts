import * as calls from '@touchline/wire/calls/platform';
import { failure, reply, type Router, tooMany } from '@touchline/wire/calls/router';
import { canonicalLocale } from '@touchline/wire/locale';
import { beginAttempt } from '../db/growing-waits';
import { alongside } from '../following';
import type { MailSite } from './accounts/account-mails';
import { accountRoutes } from './accounts/routes';
import { COMMON_PASSWORD } from './accounts/refusals';
import { confirmRoutes } from './confirm/routes';
import type { DepositDeps } from './deposits/begin-deposit';
import { depositRoutes } from './deposits/routes';
import { handoverRoutes } from './handover/routes';
import { accountsOf, findPlayer } from './players';
import { type LimitDeps, limitRoutes } from './limits/routes';
import { birthRefusal, countryRefusal, type SiteGates } from './profile/gates';
import { type ProfileDeps, profileRoutes } from './profile/profile-routes';
import { endSession } from './sessions';
import { type WalletDeps, walletRoutes } from './wallet/routes';
import { signIn, type SignInRefusal } from './sign-in';
import { askingFrom } from './sign-in-waits';
import { signUp } from './sign-up';

/** What the platform stands on. What the operator decides may be another value at the next look. */
export interface PlayerDeps extends DepositDeps, WalletDeps, MailSite, LimitDeps, ProfileDeps {
  gates: SiteGates;
}

/** The player platform's calls (SPEC §7 "Platform API"). */
export function playerRoutes(router: Router, deps: PlayerDeps): void {
  signUpRoutes(router, deps);
  sessionRoutes(router, deps);
  accountRoutes(router, deps);
  confirmRoutes(router, deps);
  handoverRoutes(router, deps);
  depositRoutes(router, deps);
  walletRoutes(router, deps);
  limitRoutes(router, deps);
  profileRoutes(router, deps);
}

function signUpRoutes(router: Router, deps: PlayerDeps): void {
  const { db, clock, gates } = deps;
  router.on(calls.signUp, async ({ body, locale, ip, country = null }) => {
    const blocked = countryRefusal(gates, country);
    if (blocked) return blocked;
    const begun = await beginAttempt(db, askingFrom(ip, 'account'), clock.now());
    if (!begun.ok) return tooMany('too many accounts from this address', begun.error.seconds);
    const wanted = canonicalLocale(body.language);
    const language = deps.locales.includes(wanted) ? wanted : locale;
    const site = alongside(deps, { ages: gates.money.ages });
    const result = await signUp(site, { ...body, language, country }, clock.now());
    if (result.ok) return { status: 201, body: { data: result.value } };
    if (result.error === 'password_common') return COMMON_PASSWORD;
    return result.error === 'currency_not_offered'
      ? failure(400, 'bad_request', 'no accounts in this currency', { field: 'body.currency' })
      : birthRefusal(result.error);
  });
  router.on(calls.getPlayer, async ({ playerId, sessionToken }) =>
    playerId === null
      ? reply({ data: null, session_ended: sessionToken !== null })
      : reply({
          data: await findPlayer(db, playerId, deps.wantedFields, clock.now()),
          session_ended: false,
        }),
  );
  router.on(calls.listAccounts, async ({ playerId }) =>
    reply({ data: await accountsOf(db, playerId), player_id: playerId }),
  );
}

function sessionRoutes(router: Router, deps: PlayerDeps): void {
  const { db, clock, signedOut, gates } = deps;
  router.on(calls.signIn, async (caller) => {
    const { body, ip, userAgent, sessionToken, playerId, browser = null, country = null } = caller;
    const blocked = countryRefusal(gates, country);
    if (blocked) return blocked;
    const asked = { ...body, ip, userAgent, sessionToken, browser };
    const result = await signIn(deps, asked, clock.now());
    if (!result.ok) {
      return { ...notSignedIn(result.error), accountOf: result.error.playerId ?? null };
    }
    if ('challenge' in result.value) {
      return reply({ data: null, second_factor: result.value.challenge });
    }
    if (playerId !== null) await signedOut(playerId);
    const { player, ...begun } = result.value;
    return { ...reply({ data: player }), ...begun };
  });
  router.on(calls.signOut, async ({ sessionToken, playerId }) => {
    if (sessionToken !== null) await endSession(db, sessionToken);
    if (playerId !== null) await signedOut(playerId);
    return { ...reply({}), session: null };
  });
}

function notSignedIn(refusal: SignInRefusal): ReturnType<typeof failure> {
  switch (refusal.code) {
    case 'wrong_credentials':
      return failure(401, 'wrong_credentials', 'address and password do not belong together');
    case 'too_many_attempts':
      return tooMany('too many failed attempts', refusal.seconds);
    case 'unconfirmed':
      return failure(403, 'unconfirmed', 'follow the link in the mail that we sent');
    case 'account_locked':
      return failure(403, 'account_locked', 'too many failures; wait or follow the link we sent', {
        data: { wait_seconds: refusal.seconds },
      });
    case 'group_required':
      return failure(403, 'group_required', 'this site is for another group of players');
    case 'limit_reached': {
      const data = { details: refusal.limit };
      return failure(403, 'limit_reached', 'a limit of yours bars signing in', { data });
    }
  }
}
