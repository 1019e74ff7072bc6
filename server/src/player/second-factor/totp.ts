import { ok, refused, type Result } from '@touchline/domain/result';
import type { Kysely, Transaction } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../db/schema';
import { keyFor, seal, unseal } from '../keys';
import type { SecondFactorSite } from './site';

/** Seconds that a code is shown; the codes before and after it are taken too, because clocks differ. */
const PERIOD = 30;
const WINDOW = 1;

/** What an authenticator app needs, as text and as an address for a QR code. */
export interface NewTotp {
  secret: string;
  uri: string;
}

/** Makes a secret for a player's app. It asks for nothing before it is confirmed, and a new one replaces it. */
export async function beginTotp(
  db: Kysely<Database>,
  site: SecondFactorSite,
  { playerId, email }: { playerId: number; email: string },
  now: Date,
): Promise<Result<NewTotp, 'already_there'>> {
  const secret = new Secret({ size: 20 });
  const sealed = seal(keyOf(site), secret.bytes, aboutOf(playerId));
  const row = await db
    .insertInto('totp_factors')
    .values({ player_id: playerId, secret: sealed, confirmed_at: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet({ secret: sealed, created_at: now })
        .where('totp_factors.confirmed_at', 'is', null),
    )
    .returning('player_id')
    .executeTakeFirst();
  if (!row) return refused('already_there');
  const uri = totpOf(secret, site.siteName, email).toString();
  return ok({ secret: secret.base32, uri });
}

/** Makes the secret count once a code shows that the app has it; false when the code is wrong, or there is nothing to confirm. */
export function confirmTotp(
  tx: Transaction<Database>,
  site: SecondFactorSite,
  { playerId, code }: { playerId: number; code: string },
  now: Date,
): Promise<boolean> {
  return takeCode(tx, site, { playerId, code, confirmed: false }, now);
}

/** Uses a code up: it and all before it are refused from then on. False when it is wrong, or was used. */
export function takeTotp(
  tx: Transaction<Database>,
  site: SecondFactorSite,
  { playerId, code }: { playerId: number; code: string },
  now: Date,
): Promise<boolean> {
  return takeCode(tx, site, { playerId, code, confirmed: true }, now);
}

/** Whether a player has a confirmed app. */
export async function hasTotp(db: Kysely<Database>, playerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('totp_factors')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function takeCode(
  tx: Transaction<Database>,
  site: SecondFactorSite,
  { playerId, code, confirmed }: { playerId: number; code: string; confirmed: boolean },
  now: Date,
): Promise<boolean> {
  // Locked, so that of two who use a code at once the second sees that it was used.
  const row = await tx
    .selectFrom('totp_factors')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('confirmed_at', confirmed ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const bytes = Uint8Array.from(unseal(keyOf(site), row.secret, aboutOf(playerId)));
  const totp = totpOf(new Secret({ buffer: bytes.buffer }), site.siteName, '');
  const timestamp = now.getTime();
  const token = code.replaceAll(/\s/g, '');
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = BigInt(totp.counter({ timestamp }) + delta);
  if (step <= row.last_step) return false;
  await tx
    .updateTable('totp_factors')
    .set({ last_step: step, confirmed_at: row.confirmed_at ?? now })
    .where('player_id', '=', playerId)
    .execute();
  return true;
}

function totpOf(secret: Secret, issuer: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD });
}

function keyOf(site: SecondFactorSite): Buffer {
  return keyFor(site.secret, 'totp');
}

function aboutOf(playerId: number): string {
  return `totp of player ${playerId}`;
}
