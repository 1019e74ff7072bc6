import type { Logger } from 'pino';
import { pollDeposits, type Polling } from '../player/deposits/poll-deposits';
import { returnDeposits, type Returning } from '../player/deposits/return-deposits';
import { type Loop, startLoop } from './loop';

interface PollingOften extends Polling, Returning {
  everyMs: number;
  log: Pick<Logger, 'warn' | 'error'>;
}

/**
 * Asks the payment provider about deposits that it has not told us of, and sends back those that may not be credited;
 * looks once in `everyMs`.
 */
export function startPollingDeposits(polling: PollingOften): Pick<Loop, 'stop'> {
  const { everyMs, log } = polling;
  const work = async () => {
    while (await pollDeposits(polling));
    while (await returnDeposits(polling));
  };
  return startLoop({ name: 'polling deposits', everyMs, work, log });
}
