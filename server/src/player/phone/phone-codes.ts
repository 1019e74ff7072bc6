import { randomInt } from 'node:crypto';
import { ok, refused, type Result } from '@touchline/domain/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { Database } from '../../db/schema';
import { keyedHash, keyFor, sameHash } from '../keys';
import { postMessage } from '../messages/post-message';
import { codeText } from '../messages/texts';
import { type NewSession, renewSession } from '../sessions';

const SECOND = 1000;
/** Within this of one text no other is sent (SPEC §3 "resend_timeout_until"). */
export const RESEND_MS = 60 * SECOND;
const CODE_LIFE_MS = 10 * 60 * SECOND;
const DAY_MS = 24 * 3600 * SECOND;
/** Texts cost money, and a number may belong to somebody who never asked for any. */
export const TEXTS_A_DAY = 5;
const MOST_TRIES = 5;

/** What texts are written with. */
export interface PhoneSite {
  secret: string;
  siteName: string;
}

/**
 * Reads a number as people write it, by the rules of its country; `home` is the player's, for numbers without a prefix.
 * Null when no such number exists, or it takes no texts. The full metadata are used: the small ones only know how long
 * numbers are, and texts to numbers that are none cost as much.
 */
export function readNumber(text: string, home: string | null): string | null {
  const country: CountryCode | undefined =
    home !== null && isSupportedCountry(home) ? home : undefined;
  const parsed = parsePhoneNumberFromString(text, {
    extract: false,
    ...(country === undefined ? {} : { defaultCountry: country }),
  });
  if (!parsed?.isValid() || parsed.ext !== undefined) return null;
  const kind = parsed.getType();
  const takesTexts =
    kind === 'MOBILE' || kind === 'FIXED_LINE_OR_MOBILE' || kind === 'PERSONAL_NUMBER';
  return takesTexts ? parsed.number : null;
}

/** Why no text was sent; `known` is the player's verified number already. */
export type SendRefusal = 'no_number' | 'known' | 'too_soon' | 'limit';

/**
 * Sends a code to a number. At most one text a minute, and in a day at most five from a player and five to a number,
 * whoever asks. Whether the number is somebody else's is not told here, or anybody could find out who plays.
 */
export async function sendCode(
  db: Kysely<Database>,
  site: PhoneSite,
  { playerId, number: text }: { playerId: number; number: string },
  now: Date,
): Promise<Result<string, SendRefusal>> {
  return db.transaction().execute(async (tx) => {
    // The player's lock keeps requests at once from slipping past the counts; the number's keeps players apart.
    const player = await tx
      .selectFrom('players')
      .select(['country_code', 'auth_phone_number', 'language'])
      .where('id', '=', playerId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const number = readNumber(text, player.country_code);
    if (number === null) return refused('no_number');
    if (number === player.auth_phone_number) return refused('known');
    await sql`select pg_advisory_xact_lock(hashtextextended(${`text to ${number}`}, 0))`.execute(
      tx,
    );
    const why = await whyNoText(tx, playerId, number, now);
    if (why) return refused(why);
    const code = randomInt(1_000_000).toString().padStart(6, '0');
    await keepCode(tx, { playerId, number, hash: hashOf(site, playerId, code) }, now);
    await tx
      .updateTable('players')
      .set({ mobile_phone: number })
      .where('id', '=', playerId)
      .execute();
    const body = codeText(player.language, { code, site: site.siteName });
    await postMessage(tx, { kind: 'sms', recipient: number, body }, now);
    return ok(number);
  });
}

/** Why a code did not verify anything; `taken` is only told to who holds the number. */
export type VerifyRefusal = 'wrong' | 'taken';

/**
 * Makes the number the player's own by the code that was sent to it: five tries within ten minutes, each counted before
 * it is looked at. The session that verified it goes on under a fresh token, which is answered; null where another
 * request just did the same.
 */
export async function verifyCode(
  db: Kysely<Database>,
  site: PhoneSite,
  { playerId, code, sessionToken }: { playerId: number; code: string; sessionToken: string | null },
  now: Date,
): Promise<Result<NewSession | null, VerifyRefusal>> {
  const held = await db
    .updateTable('phone_codes')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .where('tries', '<', MOST_TRIES)
    .returningAll()
    .executeTakeFirst();
  if (!held || !sameHash(held.code_hash, hashOf(site, playerId, code))) return refused('wrong');
  return db.transaction().execute(async (tx) => {
    const { number } = held;
    await sql`select pg_advisory_xact_lock(hashtextextended(${`number ${number}`}, 0))`.execute(tx);
    const used = await tx
      .deleteFrom('phone_codes')
      .where('player_id', '=', playerId)
      .where('code_hash', '=', held.code_hash)
      .returning('player_id')
      .executeTakeFirst();
    if (!used) return refused('wrong');
    const owner = await tx
      .selectFrom('players')
      .select('id')
      .where('auth_phone_number', '=', number)
      .where('id', '<>', playerId)
      .executeTakeFirst();
    if (owner) return refused('taken');
    await tx
      .updateTable('players')
      .set({ mobile_phone: number, auth_phone_number: number })
      .where('id', '=', playerId)
      .execute();
    return ok(sessionToken === null ? null : await renewSession(tx, sessionToken, now));
  });
}

/** How many texts of the day before now a player has asked for, and when the last one went out. */
export async function textsOf(
  db: Kysely<Database>,
  playerId: number,
  now: Date,
): Promise<{ count: number; last: Date | null }> {
  const row = await db
    .selectFrom('phone_texts')
    .select((is) => [is.fn.countAll().as('count'), is.fn.max('sent_at').as('last')])
    .where('player_id', '=', playerId)
    .where('sent_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), last: row.last };
}

async function whyNoText(
  tx: Transaction<Database>,
  playerId: number,
  number: string,
  now: Date,
): Promise<SendRefusal | null> {
  const mine = await textsOf(tx, playerId, now);
  if (mine.last && now.getTime() - mine.last.getTime() < RESEND_MS) return 'too_soon';
  if (mine.count >= TEXTS_A_DAY) return 'limit';
  const { count } = await tx
    .selectFrom('phone_texts')
    .select((is) => is.fn.countAll().as('count'))
    .where('number', '=', number)
    .where('sent_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return Number(count) >= TEXTS_A_DAY ? 'limit' : null;
}

async function keepCode(
  tx: Transaction<Database>,
  { playerId, number, hash }: { playerId: number; number: string; hash: Buffer },
  now: Date,
): Promise<void> {
  const expires = new Date(now.getTime() + CODE_LIFE_MS);
  const code = { number, code_hash: hash, tries: 0, sent_at: now, expires_at: expires };
  await tx
    .insertInto('phone_codes')
    .values({ player_id: playerId, ...code })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(code))
    .execute();
  await tx
    .insertInto('phone_texts')
    .values({ player_id: playerId, number, sent_at: now })
    .execute();
}

/** Keyed, because a million codes are soon tried; and each player's own. */
function hashOf({ secret }: PhoneSite, playerId: number, code: string): Buffer {
  return keyedHash(keyFor(secret, 'phone codes'), `${playerId} ${code}`);
}
