import { type OutgoingText, PATIENCE_MS, type Sent } from './sending';

/** Where text messages are taken, and the key that is sent as bearer. */
export interface SmsAccount {
  url: string;
  key: string;
}

/** Sends text messages by a gateway's call: POST of `{to, text}`, any answer of 2xx takes it. */
export function smsSender({ url, key }: SmsAccount): { sms(text: OutgoingText): Promise<Sent> } {
  return {
    sms: async ({ recipient, body }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ to: recipient, text: body }),
        signal: AbortSignal.timeout(PATIENCE_MS),
        // The key is for this address alone.
        redirect: 'error',
      }).catch((error: unknown) => ({ failed: String(error) }));
      if (!(response instanceof Response)) return { was: 'put_off', why: response.failed };
      await response.body?.cancel();
      return meaningOf(response.status);
    },
  };
}

/** A number that is refused stays so; about our key, or about too many, the gateway may think again. */
function meaningOf(status: number): Sent {
  if (status >= 200 && status < 300) return { was: 'taken' };
  const was = [400, 404, 410, 422].includes(status) ? 'refused' : 'put_off';
  return { was, why: `status ${status}` };
}
