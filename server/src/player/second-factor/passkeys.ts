import { randomUUID } from 'node:crypto';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { PasskeyMade, PasskeyReply, PasskeyUsed } from '@touchline/wire/calls/second-factor';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { keyedHash, keyFor } from '../keys';
import type { SecondFactorSite } from './site';

const REGISTRATION_MS = 5 * 60_000;
const MOST_PASSKEYS = 10;

/** What a browser is asked to make. A new question takes the place of the last one, and is good for five minutes. */
export async function beginPasskey(
  db: Kysely<Database>,
  site: SecondFactorSite,
  { playerId, email }: { playerId: number; email: string },
  now: Date,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const held = await passkeysOf(db, playerId);
  const options = await generateRegistrationOptions({
    rpName: site.siteName,
    rpID: site.rpId,
    userName: email,
    // Authenticators keep it in the open, so it tells nothing of the player.
    userID: Uint8Array.from(keyedHash(keyFor(site.secret, 'webauthn user'), `${playerId}`)),
    timeout: REGISTRATION_MS,
    attestationType: 'none',
    excludeCredentials: held.map(credentialOf),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  const challenge = { challenge: options.challenge, expires_at: expiryFrom(now) };
  await db
    .insertInto('passkey_registrations')
    .values({ player_id: playerId, ...challenge })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(challenge))
    .execute();
  return options;
}

/**
 * Keeps the passkey that a browser made. `invalid` when it does not answer the question that was asked last, and
 * `already_there` when somebody has it, or the player has ten.
 */
export async function addPasskey(
  tx: Transaction<Database>,
  site: SecondFactorSite,
  { playerId, name, made }: { playerId: number; name: string; made: PasskeyMade },
  now: Date,
): Promise<Result<PasskeyReply, 'invalid' | 'already_there'>> {
  const asked = await tx
    .deleteFrom('passkey_registrations')
    .where('player_id', '=', playerId)
    .returningAll()
    .executeTakeFirst();
  if (!asked || asked.expires_at <= now) return refused('invalid');
  const credential = await verifiedMade(site, made, asked.challenge);
  if (!credential) return refused('invalid');
  if ((await passkeysOf(tx, playerId)).length >= MOST_PASSKEYS) return refused('already_there');
  const row = await tx
    .insertInto('passkeys')
    .values({
      id: randomUUID(),
      player_id: playerId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: BigInt(credential.counter),
      transports: made.response.transports ?? [],
      name,
      created_at: now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? ok(passkeyReply(row)) : refused('already_there');
}

/** What a browser is asked to sign with one of a player's passkeys; null when there are none. */
export async function askForPasskey(
  db: Kysely<Database>,
  site: SecondFactorSite,
  playerId: number,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const held = await passkeysOf(db, playerId);
  if (held.length === 0) return null;
  return generateAuthenticationOptions({
    rpID: site.rpId,
    allowCredentials: held.map(credentialOf),
    timeout: REGISTRATION_MS,
    // The password was given already: holding the authenticator is the second factor.
    userVerification: 'discouraged',
  });
}

/**
 * Whether one of the player's passkeys signed this challenge. Its counter moves on; an authenticator whose counter
 * falls back was copied, and is refused.
 */
export async function takePasskey(
  tx: Transaction<Database>,
  site: SecondFactorSite,
  { playerId, used, challenge }: { playerId: number; used: PasskeyUsed; challenge: string },
  now: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', used.id)
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const counter = await verifiedUsed(site, used, { challenge, row });
  if (counter === null) return false;
  await tx
    .updateTable('passkeys')
    .set({ counter: BigInt(counter), last_used_at: now })
    .where('id', '=', row.id)
    .execute();
  return true;
}

/** A player's passkeys, the oldest first. */
export function passkeysOf(db: Kysely<Database>, playerId: number): Promise<Row[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Calls a passkey something else; null when it is not the player's. */
export async function renamePasskey(
  db: Kysely<Database>,
  playerId: number,
  { id, name }: { id: string; name: string },
): Promise<PasskeyReply | null> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .returningAll()
    .executeTakeFirst();
  return row ? passkeyReply(row) : null;
}

/** A passkey as its player sees it: its key stays here. */
export function passkeyReply(row: Row): PasskeyReply {
  return {
    id: row.id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}

type Row = Selectable<Database['passkeys']>;

async function verifiedMade(site: SecondFactorSite, made: PasskeyMade, challenge: string) {
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...made,
        response: { clientDataJSON, attestationObject, transports },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.rpId,
      requireUserVerification: false,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    // The library throws for whatever is wrong with what a browser sends, and nobody can tell that from a bug in it.
    return null;
  }
}

async function verifiedUsed(
  site: SecondFactorSite,
  used: PasskeyUsed,
  { challenge, row }: { challenge: string; row: Row },
): Promise<number | null> {
  const { clientDataJSON, authenticatorData, signature } = used.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...used,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.rpId,
      requireUserVerification: false,
      credential: {
        id: row.credential_id,
        publicKey: Uint8Array.from(row.public_key),
        counter: Number(row.counter),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // As above: the library throws where an answer is wrong.
    return null;
  }
}

function credentialOf({ credential_id: id, transports }: Row) {
  return { id, transports };
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + REGISTRATION_MS);
}
