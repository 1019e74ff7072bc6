import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { mailNewBrowser, type MailSite } from './accounts/account-mails';
import { keyedHash, keyFor, sameHash } from './keys';
import { newToken } from './random-token';

/** So many players share a browser; who has not been there for longest is forgotten. */
const MOST_PLAYERS = 5;
const DAY_MS = 24 * 3_600_000;
const LIFE_DAYS = 365;
const BETWEEN = '~';
const NONCE = 22;

/** Whose sign-ins a browser may know. */
interface KnownPlayer {
  id: number;
  password_hash: string;
}

/**
 * By which name a browser is known to a player, from the cookie that it was given when it last signed in; null for a
 * stranger. The cookie names nobody: each part is a name made at random, the day, and a hash of these and the player by
 * the site's key. The password's hash goes into it, so a new password makes strangers of all browsers.
 */
export function knownBrowser(
  secret: string,
  cookie: string | null,
  player: KnownPlayer,
  now: Date,
): string | null {
  return partOf(secret, cookie, player, now)?.split('.')[0] ?? null;
}

/** The cookie that makes a browser known to a player; those whom it knew before stay known. */
export function withPlayer(
  secret: string,
  cookie: string | null,
  player: KnownPlayer,
  now: Date,
): string {
  const before = partOf(secret, cookie, player, now);
  const name = before?.split('.')[0] ?? newToken().slice(0, NONCE);
  const day = String(dayOf(now));
  const others = partsOf(cookie).filter((part) => part !== before);
  const own = [name, day, hashOf(secret, player, name, day).toString('base64url')].join('.');
  return [own, ...others].slice(0, MOST_PLAYERS).join(BETWEEN);
}

/**
 * A player has come in: answers with the cookie that makes the browser known. One that was not is told to the player,
 * unless it is the first of all.
 */
export async function noteBrowser(
  tx: Kysely<Database>,
  site: MailSite & { secret: string },
  {
    player,
    cookie,
  }: { player: KnownPlayer & { email: string; language: string }; cookie: string | null },
  now: Date,
): Promise<string> {
  const { secret } = site;
  if (knownBrowser(secret, cookie, player, now) === null) {
    const first = await tx
      .updateTable('players')
      .set({ first_signed_in_at: now })
      .where('id', '=', player.id)
      .where('first_signed_in_at', 'is', null)
      .executeTakeFirst();
    if (first.numUpdatedRows === 0n) await mailNewBrowser(tx, site, player, now);
  }
  return withPlayer(secret, cookie, player, now);
}

function partsOf(cookie: string | null): string[] {
  return cookie === null || cookie === '' ? [] : cookie.split(BETWEEN).slice(0, MOST_PLAYERS);
}

function partOf(
  secret: string,
  cookie: string | null,
  player: KnownPlayer,
  now: Date,
): string | null {
  const today = dayOf(now);
  const found = partsOf(cookie).find((part) => {
    const [name = '', day = '', hash = ''] = part.split('.');
    if (!(Number(day) > today - LIFE_DAYS)) return false;
    return sameHash(hashOf(secret, player, name, day), Buffer.from(hash, 'base64url'));
  });
  return found ?? null;
}

function hashOf(secret: string, player: KnownPlayer, name: string, day: string): Buffer {
  const text = JSON.stringify([player.id, name, day, player.password_hash]);
  return keyedHash(keyFor(secret, 'known browsers'), text);
}

function dayOf(now: Date): number {
  return Math.floor(now.getTime() / DAY_MS);
}
