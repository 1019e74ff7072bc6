import * as z from 'zod/mini';
import {
  meaningOf,
  PATIENCE_MS,
  type PushMessage,
  type PushService,
  type Sent,
  type Subscriber,
  unanswered,
} from './sending';

/** An account at OneSignal. */
export interface OneSignalAccount {
  appId: string;
  apiKey: string;
  /** Where its API answers. */
  apiUrl: string;
}

/** Without an id nothing was made of the message: nobody it names is subscribed. */
const answer = z.object({ id: z.optional(z.nullable(z.string())) });

/** Sends by OneSignal's "Create message" call, to one subscription at a time. */
export function oneSignal(account: OneSignalAccount): PushService {
  const { apiKey, apiUrl } = account;
  return {
    send: async (to, message) => {
      const response = await fetch(`${apiUrl}/notifications?c=push`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Key ${apiKey}` },
        body: JSON.stringify(bodyOf(account, to, message)),
        signal: AbortSignal.timeout(PATIENCE_MS),
        redirect: 'error',
      }).catch(unanswered);
      if (!(response instanceof Response)) return response;
      const text = await response.text().catch(() => '');
      const meaning = meaningOf(response.status, response.headers.get('retry-after'), Date.now());
      return meaning.was === 'taken' ? madeOf(text) : ofAccount(meaning);
    },
  };
}

/** The text is in the subscriber's locale already; `en` is what OneSignal falls back to in any other. */
function bodyOf({ appId }: OneSignalAccount, to: Subscriber, message: PushMessage): object {
  const { id, title, body, type, object_type, object_id } = message.notification;
  return {
    app_id: appId,
    include_subscription_ids: [to.address],
    headings: { en: title },
    contents: { en: body },
    data: { id, type, object_type, object_id },
    ttl: message.ttlSeconds,
    idempotency_key: message.key,
  };
}

function madeOf(text: string): Sent {
  const made = answer.safeParse(parsed(text));
  if (!made.success) return { was: 'put_off', why: 'the answer cannot be read', afterMs: null };
  return made.data.id ? { was: 'taken' } : { was: 'gone' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A 404 is about the address or the account, not about the subscription. */
function ofAccount(meaning: Sent): Sent {
  return meaning.was === 'gone' ? { was: 'refused', why: 'the app is not known' } : meaning;
}
