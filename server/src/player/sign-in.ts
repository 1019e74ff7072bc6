import { isInGroup } from '@touchline/domain/country-gate';
import type { LimitType } from '@touchline/domain/limits/limit';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { PlayerReply } from '@touchline/wire/calls/platform';
import type { SecondFactorChallenge } from '@touchline/wire/calls/second-factor-challenge';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { isLocked, type MailSite } from './accounts/account-mails';
import { forgetFailures, noteFailure } from './accounts/failures';
import type { Attempts } from './attempts';
import { whatBars } from './limits/what-bars';
import { passwordMatches } from './passwords';
import { normalEmail, ownReply } from './players';
import type { AuthField } from '@touchline/wire/auth-fields';
import type { SiteGates } from './profile/gates';
import { beginChallenge } from './second-factor/challenge';
import type { SecondFactorSite } from './second-factor/site';
import { beginSession, type NewSession } from './sessions';

/** Who asks to come in, from where, and the session their browser already holds. */
export interface SignIn {
  email: string;
  password: string;
  ip: string;
  userAgent: string | null;
  sessionToken: string | null;
}

/** A player who is signed in now, or who is asked for a second factor first. */
export type SignedIn =
  | { player: PlayerReply; session: NewSession }
  | { challenge: SecondFactorChallenge };

/** Why somebody does not come in. All but the first two are told to nobody without the right password. */
export type SignInRefusal =
  | { code: 'wrong_credentials' | 'too_many_attempts' | 'unconfirmed' | 'account_locked' }
  | { code: 'group_required' }
  | { code: 'limit_reached'; limit: LimitType };

export interface SignInDeps extends MailSite {
  db: Kysely<Database>;
  attempts: Attempts;
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

/** Whose address and password these are. */
async function knownPlayer(
  deps: SignInDeps,
  asked: SignIn,
  now: Date,
): Promise<Result<PlayerRow, SignInRefusal>> {
  const { db, attempts } = deps;
  const email = normalEmail(asked.email);
  if (!attempts.begin(email, asked.ip, now)) return refused({ code: 'too_many_attempts' });
  const row = await db
    .selectFrom('players')
    .selectAll()
    .where((is) => is(is.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst();
  const right = await passwordMatches(row?.password_hash ?? null, asked.password);
  if (!row || !right) {
    await noteFailure(deps, row?.id ?? null, now);
    return refused({ code: 'wrong_credentials' });
  }
  attempts.succeeded(email, asked.ip);
  return ok(row);
}

/** What stands against a player who has shown the right password (SPEC §3 "Limits", §5). */
async function whyNot(
  tx: Transaction<Database>,
  row: PlayerRow,
  { group }: SiteGates,
  now: Date,
): Promise<SignInRefusal | null> {
  if (isLocked(row, now)) return { code: 'account_locked' };
  if (row.confirmed_at === null) return { code: 'unconfirmed' };
  if (!isInGroup(group, row.statuses)) return { code: 'group_required' };
  const asked = { playerId: row.id, action: { type: 'sign_in' }, currency: null } as const;
  const barred = await whatBars(tx, asked, now);
  return barred && { code: 'limit_reached', limit: barred.limit.terms.type };
}

/**
 * Begins the session, or asks for a second factor. The player's row is held and looked at again: while the password was
 * checked it may have been replaced, which ends all sessions, the account locked, or the player excluded.
 */
async function enter(
  { db, secondFactor, gates, wantedFields }: SignInDeps,
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
    if (why) return refused(why);
    const challenge = await beginChallenge(tx, row.id, secondFactor, now);
    if (challenge) return ok({ challenge });
    await forgetFailures(tx, row.id);
    const { userAgent, sessionToken: replaces, ip } = asked;
    const session = await beginSession(tx, { playerId: row.id, userAgent, replaces, ip }, now);
    return ok({ player: await ownReply(tx, row, wantedFields, now), session });
  });
}
