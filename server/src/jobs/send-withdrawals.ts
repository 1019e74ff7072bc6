import type { Logger } from 'pino';
import { sendWithdrawals, type Sending } from '../player/withdrawals/send-withdrawals';
import { type Loop, startLoop } from './loop';

interface SendingOften extends Sending {
  everyMs: number;
  log: Pick<Logger, 'warn' | 'error'>;
}

/** Brings withdrawals a stage further and sends those that are approved; looks once in `everyMs`. */
export function startSendingWithdrawals(sending: SendingOften): Pick<Loop, 'stop'> {
  const { everyMs, log } = sending;
  const work = async () => {
    while (await sendWithdrawals(sending));
  };
  return startLoop({ name: 'sending withdrawals', everyMs, work, log });
}
