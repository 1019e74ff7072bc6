import type { Logger } from 'pino';
import { forgetOldMails } from '../player/accounts/mail-allowance';
import { type Delivering, deliverMessages } from '../player/messages/deliver-messages';
import { type Loop, startLoop } from './loop';

interface SendingMessages extends Delivering {
  log: Pick<Logger, 'warn' | 'error'>;
  /** How soon a message is looked for. */
  everyMs: number;
}

const FORGET_EVERY_MS = 10 * 60_000;

/**
 * Sends mails and text messages until none is due, then looks again. Several servers may do so: each takes messages for
 * itself. Now and then it forgets which addresses were asked about.
 */
export function startSendingMessages(sending: SendingMessages): Pick<Loop, 'stop'> {
  const { db, clock, log, everyMs } = sending;
  const ending = new AbortController();
  let forgetAt = 0;
  const work = async () => {
    const now = clock.now();
    if (now.getTime() >= forgetAt) {
      await forgetOldMails(db, now);
      forgetAt = now.getTime() + FORGET_EVERY_MS;
    }
    while (!ending.signal.aborted && (await deliverMessages(sending)) > 0);
  };
  const loop = startLoop({ name: 'sending messages', everyMs, work, log });
  return {
    stop: () => {
      ending.abort();
      return loop.stop();
    },
  };
}
