import type { Config } from '../../../config';
import { keptSecret } from '../../../kept-secret';
import type { Pushing } from './deliver-pushes';
import { oneSignal } from './one-signal';
import { PUBLIC_NETWORK, type PushNetwork } from './public-network';
import { vapidOf, webPush } from './web-push';

/** What players are told of push notifications, and which endpoints they may name. */
export interface PushDoor extends Pick<PushNetwork, 'faultOf'> {
  vapidPublicKey: string | null;
  oneSignalAppId: string | null;
}

/** Push notifications of this site: what its calls need, and what sends. */
export interface OpenPush {
  door: PushDoor;
  services: Pushing['services'];
}

type Pushed =
  | 'VAPID_PRIVATE_KEY'
  | 'VAPID_SUBJECT'
  | 'SPORTSBOOK_ORIGIN'
  | 'ONESIGNAL_APP_ID'
  | 'ONESIGNAL_API_KEY'
  | 'ONESIGNAL_API_URL';

/** A site that nobody has configured sends by Web Push, under a key that is made once and kept in the folder. */
export async function openPush(config: Pick<Config, Pushed>, dataDir: string): Promise<OpenPush> {
  const { ONESIGNAL_APP_ID: appId, ONESIGNAL_API_KEY: apiKey, ONESIGNAL_API_URL: apiUrl } = config;
  const privateKey = config.VAPID_PRIVATE_KEY ?? (await keptSecret(dataDir, 'vapid'));
  const subject =
    config.VAPID_SUBJECT ?? `mailto:push@${new URL(config.SPORTSBOOK_ORIGIN).hostname}`;
  const vapid = vapidOf(privateKey, subject);
  return {
    door: {
      faultOf: PUBLIC_NETWORK.faultOf,
      vapidPublicKey: vapid.publicKey,
      oneSignalAppId: appId ?? null,
    },
    services: {
      web_push: webPush(vapid, PUBLIC_NETWORK),
      ...(appId && apiKey ? { one_signal: oneSignal({ appId, apiKey, apiUrl }) } : {}),
    },
  };
}
