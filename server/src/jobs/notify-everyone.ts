import type { Logger } from 'pino';
import { notifyEveryone, type NotifyingEveryone } from '../book/notifications/notify-everyone';
import { type Loop, startLoop } from './loop';

interface NotifyingOften extends NotifyingEveryone {
  everyMs: number;
  log: Pick<Logger, 'error'>;
}

/** Tells players of maintenance, and takes back what is over; looks once in `everyMs`. */
export function startNotifyingEveryone(notifying: NotifyingOften): Pick<Loop, 'stop'> {
  const { everyMs, log } = notifying;
  const work = async () => {
    while (await notifyEveryone(notifying));
  };
  return startLoop({ name: 'notices of maintenance', everyMs, work, log });
}
