import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import type { PushNetwork } from '../../../server/src/book/notifications/push/public-network';

/** What a push service was sent: where, under which headers, and by whom as far as the signature proves it. */
export interface Pushed {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A push service on this machine, over HTTP. It answers as it is told, by the path that is asked for. */
export interface PushServiceServer {
  origin: string;
  pushed: Pushed[];
  /** The most that were waiting for an answer at the same time. */
  mostAtOnce(): number;
  /** What is answered from now on under this path, once each; then 201. */
  answer(path: string, ...answers: { status: number; headers?: Record<string, string> }[]): void;
  /** Leaves what is sent without an answer until it is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** Starts it on a free port. */
export async function pushServiceServer(): Promise<PushServiceServer> {
  const pushed: Pushed[] = [];
  const answers = new Map<string, { status: number; headers?: Record<string, string> }[]>();
  let held: Promise<void> = Promise.resolve();
  let atOnce = 0;
  let mostAtOnce = 0;
  const server = createServer((asked, answer) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () => {
      const path = asked.url ?? '';
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      pushed.push({ path, headers: asked.headers, body: Buffer.concat(parts) });
      const { status, headers = {} } = answers.get(path)?.shift() ?? { status: 201 };
      void held.then(() => {
        atOnce -= 1;
        answer.writeHead(status, headers).end();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    pushed,
    mostAtOnce: () => mostAtOnce,
    answer: (path, ...next) => void answers.set(path, next),
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Our own machine, over plain HTTP: what no player may reach is all that this reaches. */
export const LOCAL_NETWORK: PushNetwork = {
  faultOf: (endpoint) =>
    endpoint.startsWith('http://127.0.0.1:') ? null : 'is not of this machine',
  request: (endpoint, options, answered) => request(endpoint, options, answered),
};

/** A browser that has subscribed: what it tells the site, and how it reads what it is sent. */
export interface Browser {
  keys: { p256dh: string; auth: string };
  read(body: Buffer): unknown;
}

/** A browser with keys of its own. */
export function aBrowser(): Browser {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  const own = curve.getPublicKey();
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read: (body) => {
      // RFC 8188 begins with salt, record size and the sender's public key; RFC 8291 says how keys are derived from it.
      const salt = body.subarray(0, 16);
      const keyLength = body[20] ?? 0;
      const sender = body.subarray(21, 21 + keyLength);
      const shared = curve.computeSecret(sender);
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = derived(shared, auth, about, 32);
      const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const sealed = body.subarray(21 + keyLength);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      const end = padded.lastIndexOf(2);
      return JSON.parse(padded.subarray(0, end).toString('utf8')) as unknown;
    },
  };
}

function derived(secret: Buffer, salt: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, length));
}

/** Who sent it, as a push service checks it (RFC 8292). Throws where the signature is not of the key that is named. */
export async function sentBy({ headers }: Pushed): Promise<{ key: string; claims: object }> {
  const named = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers['authorization'] as string);
  const [, token = '', key = ''] = named ?? [];
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey, { algorithms: ['ES256'] });
  return { key, claims: payload };
}
