import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyMade, PasskeyUsed } from '@touchline/wire/calls/second-factor';

/** User present, and attested credential data included. */
const PRESENT = 0x01;
const ATTESTED = 0x40;

interface Making {
  rpId: string;
  origin: string;
  challenge: string;
}

interface Using extends Making {
  /** What the counter says; left out, it counts on. */
  counter?: number;
}

/** An authenticator with one P-256 key that does what a browser and a security key do together. */
export interface SoftwareAuthenticator {
  id: string;
  make(asked: Making): PasskeyMade;
  use(asked: Using): PasskeyUsed;
}

/** Makes an authenticator with a key of its own. */
export function softwareAuthenticator(): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const about = { id, rawId: id, type: 'public-key' as const };
  let count = 0;
  return {
    id,
    make: (asked) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2], // an elliptic curve
        [3, -7], // ES256
        [-1, 1], // P-256
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ]);
      const authData = Buffer.concat([
        authenticatorData(asked.rpId, PRESENT | ATTESTED, count),
        Buffer.alloc(16), // no make or model
        Buffer.from([0, credentialId.length]),
        credentialId,
        isoCBOR.encode(cose),
      ]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return {
        ...about,
        response: {
          clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['usb'],
        },
      };
    },
    use: ({ counter, ...asked }) => {
      count = counter ?? count + 1;
      const data = clientData('webauthn.get', asked);
      const authData = authenticatorData(asked.rpId, PRESENT, count);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return {
        ...about,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

function authenticatorData(rpId: string, flags: number, count: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter]);
}

function clientData(type: string, { challenge, origin }: Making): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, 'base64url'));
}
