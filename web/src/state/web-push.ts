import {
  getPushKeys,
  subscribeToPush as subscribeCall,
  unsubscribeFromPush as unsubscribeCall,
} from '@touchline/wire/calls/notifications';
import { ApiError } from '../api/api';
import { call } from '../api/browser-api';
import { hasWorker } from './worker';

/** Whether this browser gets push notifications: it cannot, the reader does not want any, or they are switched. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** How it stands. Asks for nothing. */
export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? 'on' : 'off';
}

/**
 * Subscribes this browser for the player who is signed in; call it only when somebody has pressed for it, as it asks for
 * permission. Throws `ApiError` where the server does not answer.
 */
export async function subscribeToPush(locale?: string): Promise<PushState> {
  if (!canPush()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const { data } = await call(getPushKeys);
  if (data.vapid_public_key === null) return 'unsupported';
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(data.vapid_public_key);
  const known = await pushManager.getSubscription();
  // One under another key cannot be sent to any more.
  if (known && !isUnder(known, applicationServerKey)) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    await call(subscribeCall, { body: { ...sentOf(subscription), ...(locale ? { locale } : {}) } });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/** Ends it, in the browser in any case: the push service then tells the server that it is gone. */
export async function unsubscribeFromPush(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  try {
    await call(unsubscribeCall, { query: { endpoint } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

function canPush(): boolean {
  return hasWorker() && 'PushManager' in window && 'Notification' in window;
}

function isUnder({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, at) => byte === key[at]);
}

function sentOf(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

/** The bytes of base64url, as servers write keys. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
