import { isInGroup } from '@touchline/domain/country-gate';
import type { LimitType } from '@touchline/domain/limits/limit';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { PlayerReply } from '@touchline/wire/calls/platform';
import type { SecondFactorChallenge } from '@touchline/wire/calls/second-factor-challenge';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { beginAttempt, forgetFailures, takeBackAttempt, type Waiting } from '../db/growing-waits';
import { mailLink, type MailSite } from './accounts/account-mails';
import { knownBrowser, noteBrowser } from './known-browsers';
import { whatBars } from './limits/what-bars';
import { passwordMatches } from './passwords';
import { normalEmail, ownReply } from './players';
import type { AuthField } from '@touchline/wire/auth-fields';
import type { SiteGates } from './profile/gates';
import { beginChallenge } from './second-factor/challenge';
import type { SecondFactorSite } from './second-factor/site';
import { beginSession, type NewSession } from './sessions';
import { FAILURES_TO_LIMIT, type SignInWaits, signInWaits } from './sign-in-waits';

/** Who asks to come in, from where, and the session their browser already holds. */
export interface SignIn {
  email: string;
  password: string;
  ip: string;
  userAgent: string | null;
  sessionToken: string | null;
  /** The cookie of a browser that has signed somebody in before. */
  browser: string | null;
}

/** A player who is signed in now, in a browser that is known from now on, or who is asked for a second factor first. */
export type SignedIn =
  | { player: PlayerReply; session: NewSession; browser: string }
  | { challenge: SecondFactorChallenge };

/** Why somebody does not come in. Beside wrong credentials and waits, nothing is told without the right password. */
export type SignInRefusal = (
  | { code: 'wrong_credentials' | 'unconfirmed' }
  | { code: 'too_many_attempts' | 'account_locked'; seconds: number }
  | { code: 'group_required' }
  | { code: 'limit_reached'; limit: LimitType }
) & {
  /** Whose address it is, for what is noted; nobody is told. */
  playerId?: number | undefined;
};

export interface SignInDeps extends MailSite {
  db: Kysely<Database>;
  secondFactor: SecondFactorSite;
  gates: SiteGates;
  /** What the site wants to know of every player. */
  wantedFields: readonly AuthField[];
}

type PlayerRow = Selectable<Database['players']>;

/**
 * Signs a player in, with a new session in place of the one that was there. An address that nobody
 * has is refused in the same words and about the same time as a wrong password.
 */
export async function signIn(
  deps: SignInDeps,
  asked: SignIn,
  now: Date,
): Promise<Result<SignedIn, SignInRefusal>> {
  const known = await knownPlayer(deps, asked, now);
  if (!known.ok) return known;
  return enter(deps, known.value, asked, now);
}

/**
 * Whose address and password these are. Each attempt counts as a failure until the password has turned out right, for
 * addresses that nobody has too. While strangers are kept out no password is looked at: whether it is right is not told.
 */
async function knownPlayer(
  deps: SignInDeps,
  asked: SignIn,
  now: Date,
): Promise<Result<PlayerRow, SignInRefusal>> {
  const { db, secondFactor } = deps;
  const email = normalEmail(asked.email);
  const row = await db
    .selectFrom('players')
    .selectAll()
    .where((is) => is(is.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst();
  const browser = row ? knownBrowser(secondFactor.secret, asked.browser, row, now) : null;
  const waits = signInWaits(email, { ip: asked.ip, browser });
  const begun = await beginAttempt(db, waits.all, now);
  if (!begun.ok) return refused({ ...waitRefusal(waits, begun.error), playerId: row?.id });
  const right = await passwordMatches(row?.password_hash ?? null, asked.password);
  if (!row || !right) {
    const isLimited = waits.account !== null && begun.value[0] === FAILURES_TO_LIMIT;
    if (isLimited) await mailUnlock(deps, { player: row ?? null, email }, now);
    return refused({ code: 'wrong_credentials', playerId: row?.id });
  }
  await forgetFailures(db, waits.own);
  if (waits.address) await takeBackAttempt(db, waits.address);
  return ok(row);
}

function waitRefusal({ account }: SignInWaits, { of, seconds }: Waiting): SignInRefusal {
  return { code: of === account ? 'account_locked' : 'too_many_attempts', seconds };
}

/** Strangers are kept out from now on: the player is mailed a link that lets them in all the same. */
async function mailUnlock(
  { db, ...site }: SignInDeps,
  { player, email }: { player: PlayerRow | null; email: string },
  now: Date,
): Promise<void> {
  await db
    .transaction()
    .execute((tx) => mailLink(tx, site, { player, email, purpose: 'unlock' }, now));
}

/** What stands against a player who has shown the right password (SPEC §3 "Limits", §5). */
async function whyNot(
  tx: Transaction<Database>,
  row: PlayerRow,
  { group }: SiteGates,
  now: Date,
): Promise<SignInRefusal | null> {
  if (row.confirmed_at === null) return { code: 'unconfirmed' };
  if (!isInGroup(group, row.statuses)) return { code: 'group_required' };
  const asked = { playerId: row.id, action: { type: 'sign_in' }, currency: null } as const;
  const barred = await whatBars(tx, asked, now);
  return barred && { code: 'limit_reached', limit: barred.limit.terms.type };
}

/**
 * Begins the session, or asks for a second factor. The player's row is held and looked at again: while the password was
 * checked it may have been replaced, which ends all sessions, or the player excluded.
 */
async function enter(
  { db, secondFactor, gates, wantedFields, ...site }: SignInDeps,
  known: PlayerRow,
  asked: SignIn,
  now: Date,
): Promise<Result<SignedIn, SignInRefusal>> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('players')
      .selectAll()
      .where('id', '=', known.id)
      .where('password_hash', '=', known.password_hash)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) return refused({ code: 'wrong_credentials' });
    const why = await whyNot(tx, row, gates, now);
    if (why) return refused({ ...why, playerId: row.id });
    const challenge = await beginChallenge(tx, row.id, secondFactor, now);
    if (challenge) return ok({ challenge });
    const { userAgent, sessionToken: replaces, ip } = asked;
    const about = { playerId: row.id, userAgent, replaces, ip, isConfirmed: true };
    const session = await beginSession(tx, about, now);
    const told = { ...site, secret: secondFactor.secret };
    const browser = await noteBrowser(tx, told, { player: row, cookie: asked.browser }, now);
    const player = await ownReply(tx, row, wantedFields, now);
    return ok({ player, session, browser });
  });
}
