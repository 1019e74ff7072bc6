import type { Slip } from '@touchline/domain/slip/slip';
import { slipStore } from './slip';

/** The slip once it may be filled anew: a ticket that has been sent keeps it until it is answered. */
export function slipAtRest(): Promise<Slip> {
  return new Promise((resolve) => {
    const now = slipStore.getState();
    if (now.ticket !== 'PROCESSING') {
      resolve(now);
      return;
    }
    const stop = slipStore.subscribe((slip) => {
      if (slip.ticket === 'PROCESSING') return;
      stop();
      resolve(slip);
    });
  });
}
