import {
  getPushKeys,
  subscribeToPush as subscribeCall,
  unsubscribeFromPush as unsubscribeCall,
} from '@touchline/wire/calls/notifications';
import { ApiError } from '../api/api';
import { call } from '../api/browser-api';
import { hasWorker, workerHere, workerReady } from './worker';

/** Whether this browser gets push notifications: it cannot, the reader does not want any, or they are switched. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** How it stands. Asks for nothing. */
export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'unsupported';
  if (permission() === 'denied') return 'denied';
  const subscription = await subscriptionHere();
  return subscription ? 'on' : 'off';
}

/**
 * Subscribes this browser for the player who is signed in; call it only when somebody has pressed for it, as it asks for
 * permission. Throws `ApiError` where the server does not answer.
 */
export async function subscribeToPush(locale?: string): Promise<PushState> {
  if (!canPush()) return 'unsupported';
  if (!(await askPermission())) return pushState();
  const { data } = await call(getPushKeys);
  if (data.vapid_public_key === null) return 'unsupported';
  const worker = await workerReady();
  if (!worker) return 'unsupported';
  const { pushManager } = worker;
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
  const subscription = await subscriptionHere();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  try {
    await call(unsubscribeCall, { query: { endpoint } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Browsers that keep nothing say so by throwing, in each of these. */
async function subscriptionHere(): Promise<PushSubscription | null> {
  try {
    return (await (await workerHere())?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

function permission(): NotificationPermission {
  try {
    return Notification.permission;
  } catch {
    return 'denied';
  }
}

async function askPermission(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
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
