import type { Slip } from '@touchline/domain/slip/slip';
import { onceState } from './once-state';
import { slipStore } from './slip';

/** The slip once it may be filled anew: a ticket that has been sent keeps it until it is answered. */
export const slipAtRest = (): Promise<Slip> =>
  onceState(slipStore, ({ ticket }) => ticket !== 'PROCESSING');
