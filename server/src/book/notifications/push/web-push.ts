import { createECDH } from 'node:crypto';
import webPushLibrary from 'web-push';
import { PrivateAddress, type PushNetwork } from './public-network';
import {
  meaningOf,
  PATIENCE_MS,
  type PushMessage,
  type PushService,
  type Sent,
  type Subscriber,
  unanswered,
} from './sending';

/** By which browsers' push services know who sends (RFC 8292). Keys are in base64url. */
export interface Vapid {
  publicKey: string;
  privateKey: string;
  /** Where the operator is reached: a mailto: or an https: address. */
  subject: string;
}

/** The pair of keys of a private key: 32 bytes in base64url. Throws for what is none of P-256. */
export function vapidOf(privateKey: string, subject: string): Vapid {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return { publicKey: curve.getPublicKey('base64url'), privateKey, subject };
}

/** Sends to browsers by the Web Push protocol (RFC 8030), encrypted for each (RFC 8291). */
export function webPush(vapid: Vapid, network: PushNetwork): PushService {
  return {
    send: async (to, message) => {
      const fault = network.faultOf(to.address);
      if (fault !== null) return { was: 'refused', why: fault };
      return post(network, requestOf(vapid, to, message)).catch((error: unknown) =>
        error instanceof PrivateAddress
          ? { was: 'refused', why: error.message }
          : unanswered(error),
      );
    },
  };
}

type Request = ReturnType<typeof requestOf>;

/** A message that is sent twice takes the place of the first, as long as the browser has not got that: their topic is one. */
function requestOf(
  vapid: Vapid,
  { address, keys }: Subscriber,
  { notification, many, ttlSeconds }: PushMessage,
) {
  return webPushLibrary.generateRequestDetails(
    { endpoint: address, keys: keys ?? { p256dh: '', auth: '' } },
    JSON.stringify(notification.is_settled ? { ...notification, many } : notification),
    {
      vapidDetails: vapid,
      TTL: ttlSeconds,
      contentEncoding: 'aes128gcm',
      urgency: 'normal',
      topic: `n${notification.id}`,
    },
  );
}

/** The status is all that counts: whatever else is answered is let go, at the latest when patience ends. */
function post(network: PushNetwork, { endpoint, headers, body }: Request): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const request = network.request(endpoint, { method: 'POST', headers, signal }, (answer) => {
      answer.on('error', () => {});
      answer.resume();
      const after = answer.headers['retry-after'] ?? null;
      resolve(meaningOf(answer.statusCode ?? 0, after, Date.now()));
    });
    request.on('error', reject);
    request.end(body);
  });
}
