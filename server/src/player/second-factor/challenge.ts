import { ok, refused, type Result } from '@touchline/domain/result';
import type { PasskeyUsed } from '@touchline/wire/calls/second-factor';
import type { SecondFactorChallenge } from '@touchline/wire/calls/second-factor-challenge';
import type { Kysely, Transaction } from 'kysely';
import { beginAttempt, forgetFailures } from '../../db/growing-waits';
import type { Database } from '../../db/schema';
import { knownBrowser } from '../known-browsers';
import { hashOf, newToken } from '../random-token';
import { askForPasskey, takePasskey } from './passkeys';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes';
import type { SecondFactorSite } from './site';
import { hasTotp, takeTotp } from './totp';
import { triesOfBrowser, triesOfSession } from './tries';

const LIFE_MS = 5 * 60_000;
const MOST_TRIES = 5;

/** What is brought as a second factor: the first of these that is there. */
export interface Factor {
  code?: string | undefined;
  recovery_code?: string | undefined;
  passkey?: PasskeyUsed | undefined;
}

/** What answering a challenge does: it begins a session, or shows for one that it is its player's. */
type Purpose = 'sign_in' | 'confirm';

/**
 * Asks whoever gave the right password, or is signed in, for a second factor; null when the player has none. The token
 * is good for five minutes and five tries, and only its hash is kept.
 */
export async function beginChallenge(
  db: Kysely<Database>,
  playerId: number,
  site: SecondFactorSite,
  now: Date,
  purpose: Purpose = 'sign_in',
): Promise<SecondFactorChallenge | null> {
  const [totp, options, recoveryCodes] = await Promise.all([
    hasTotp(db, playerId),
    askForPasskey(db, site, playerId),
    countRecoveryCodes(db, playerId),
  ]);
  if (!totp && !options) return null;
  await db
    .deleteFrom('sign_in_challenges')
    .where('player_id', '=', playerId)
    .where('expires_at', '<=', now)
    .execute();
  const player = await db
    .selectFrom('players')
    .select('password_hash')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const token = newToken();
  await db
    .insertInto('sign_in_challenges')
    .values({
      token_hash: hashOf(token),
      player_id: playerId,
      purpose,
      passkey_challenge: options?.challenge ?? null,
      password_digest: hashOf(player.password_hash),
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .execute();
  return {
    token,
    kinds: [
      ...(totp ? (['code'] as const) : []),
      ...(options ? (['passkey'] as const) : []),
      ...(recoveryCodes > 0 ? (['recovery_code'] as const) : []),
    ],
    passkey_options: options ? { ...options } : null,
  };
}

/** Why a factor did not open the door; `invalid` means to begin again with the password. */
export type ChallengeRefusal = 'invalid' | 'wrong' | 'too_many_tries';

/** The same, and whose challenge it is, for what is noted; nobody is told. */
interface Unanswered {
  why: ChallengeRefusal;
  playerId?: number;
}

/** An answer to a challenge, and who gives it: a browser that may be known, or a session of the player. */
interface Answering {
  token: string;
  factor: Factor;
  from: { browser: string | null } | { playerId: number; sessionToken: string | null };
}

/**
 * Answers a challenge, which is then used up, and does what comes of it in the same transaction. Each try counts, for
 * the challenge and for the player, before anything is looked at.
 */
export async function answerChallenge<T>(
  db: Kysely<Database>,
  site: SecondFactorSite,
  { token, factor, from }: Answering,
  now: Date,
  then: (tx: Transaction<Database>, playerId: number) => Promise<T>,
): Promise<Result<T, Unanswered>> {
  const hash = hashOf(token);
  const asked = await db
    .updateTable('sign_in_challenges')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('tries', '<', MOST_TRIES)
    .where('purpose', '=', 'browser' in from ? 'sign_in' : 'confirm')
    .$if('playerId' in from, (query) =>
      query.where('player_id', '=', 'playerId' in from ? from.playerId : 0),
    )
    .returning('player_id')
    .executeTakeFirst();
  if (!asked) return refused({ why: 'invalid' });
  const playerId = asked.player_id;
  const tries = await triesOf(db, site, { playerId, from }, now);
  if (!(await beginAttempt(db, [tries], now)).ok) {
    return refused({ why: 'too_many_tries', playerId });
  }
  return db.transaction().execute(async (tx) => {
    const challenge = await heldChallenge(tx, playerId, hash);
    if (!challenge) return refused({ why: 'invalid', playerId });
    const about = { playerId, challenge: challenge.passkey_challenge };
    if (!(await takeFactor(tx, site, about, factor, now))) {
      return refused({ why: 'wrong', playerId });
    }
    await tx.deleteFrom('sign_in_challenges').where('token_hash', '=', hash).execute();
    await forgetFailures(tx, [tries]);
    return ok(await then(tx, playerId));
  });
}

async function triesOf(
  db: Kysely<Database>,
  { secret }: SecondFactorSite,
  { playerId, from }: { playerId: number; from: Answering['from'] },
  now: Date,
) {
  if ('sessionToken' in from) return triesOfSession(playerId, from.sessionToken);
  const player = await db
    .selectFrom('players')
    .select(['id', 'password_hash'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return triesOfBrowser(playerId, knownBrowser(secret, from.browser, player, now));
}

/**
 * The challenge, held until the transaction ends, the player's row first, as in signing in. Null once it was answered,
 * or when the password that was given for it was replaced since: that ends all that was begun with it.
 */
async function heldChallenge(tx: Transaction<Database>, playerId: number, hash: Buffer) {
  const player = await tx
    .selectFrom('players')
    .select('password_hash')
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const challenge = await tx
    .selectFrom('sign_in_challenges')
    .select(['passkey_challenge', 'password_digest'])
    .where('token_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  const stands = challenge?.password_digest.equals(hashOf(player.password_hash)) ?? false;
  return challenge && stands ? challenge : null;
}

/** Whether this is the player's; it is used up then. A passkey needs the challenge that it was to sign. */
export async function takeFactor(
  tx: Transaction<Database>,
  site: SecondFactorSite,
  { playerId, challenge }: { playerId: number; challenge: string | null },
  { code, recovery_code: recoveryCode, passkey }: Factor,
  now: Date,
): Promise<boolean> {
  if (code !== undefined) return takeTotp(tx, site, { playerId, code }, now);
  if (passkey !== undefined) {
    if (challenge === null) return false;
    return takePasskey(tx, site, { playerId, used: passkey, challenge }, now);
  }
  return recoveryCode !== undefined && takeRecoveryCode(tx, playerId, recoveryCode);
}
