import type { Logger } from 'pino';
import { forgetOldFailures } from '../db/growing-waits';
import { forgetOldMails } from '../player/accounts/mail-allowance';
import { type Delivering, deliverMessages } from '../player/messages/deliver-messages';
import { type Loop, startLoop } from './loop';

interface SendingMessages extends Delivering {
  log: Pick<Logger, 'warn' | 'error'>;
  /** How soon a message is looked for. */
  everyMs: number;
}

const FORGET_EVERY_MS = 10 * 60_000;
const KINDS = ['mail', 'sms'] as const;

/**
 * Sends mails and text messages until none is due, then looks again. Each kind has a loop of its own, so that a mail
 * server that hangs holds up no text messages. Several servers may do so: each takes messages for itself. Now and then
 * it forgets which addresses were asked about, and what failed long ago.
 */
export function startSendingMessages(sending: SendingMessages): Pick<Loop, 'stop'> {
  const { db, clock, sender, log, everyMs } = sending;
  const ending = new AbortController();
  let forgetAt = 0;
  const forget = async () => {
    const now = clock.now();
    if (now.getTime() < forgetAt) return;
    await forgetOldMails(db, now);
    await forgetOldFailures(db, now);
    forgetAt = now.getTime() + FORGET_EVERY_MS;
  };
  const loops = [startLoop({ name: 'forgetting old mails', everyMs, work: forget, log })];
  for (const kind of KINDS) {
    if (!sender[kind]) continue;
    const ofKind = { ...sending, sender: { [kind]: sender[kind] } };
    const work = async () => {
      while (!ending.signal.aborted && (await deliverMessages(ofKind)) > 0);
    };
    loops.push(startLoop({ name: `sending messages by ${kind}`, everyMs, work, log }));
  }
  return {
    stop: async () => {
      ending.abort();
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
