import type { Logger } from 'pino';
import { type Delivery, redelivery } from '../player/payments/sandbox/deliver';
import { type Loop, startLoop } from './loop';

interface Redelivering extends Delivery {
  everyMs: number;
  log: Pick<Logger, 'warn' | 'error'>;
}

/** Sends the sandbox's webhooks again until the merchant has taken note; looks once in `everyMs`. */
export function startRedelivering(delivery: Redelivering): Pick<Loop, 'stop'> {
  const { everyMs, log } = delivery;
  return startLoop({ name: 'redelivering webhooks', everyMs, work: redelivery(delivery), log });
}
