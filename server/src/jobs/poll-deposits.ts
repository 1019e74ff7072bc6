import type { Logger } from 'pino';
import { pollDeposits, type Polling } from '../player/deposits/poll-deposits';
import { type Loop, startLoop } from './loop';

interface PollingOften extends Polling {
  everyMs: number;
  log: Pick<Logger, 'warn' | 'error'>;
}

/** Asks the payment provider about deposits that it has not told us of; looks once in `everyMs`. */
export function startPollingDeposits(polling: PollingOften): Pick<Loop, 'stop'> {
  const { everyMs, log } = polling;
  const work = async () => {
    while (await pollDeposits(polling));
  };
  return startLoop({ name: 'polling deposits', everyMs, work, log });
}
