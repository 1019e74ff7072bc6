import { openSelections } from '@touchline/domain/slip/slip';
import type { ToAppMessage } from '@touchline/wire/window/app';
import { slipStore } from '../state/slip';

type Kind = ToAppMessage<'haptic'>['kind'];

/** Tells what a phone lets somebody feel: an outcome picked, a bet placed, a bet refused. Returns how to stop. */
export function feltMoments(tell: (kind: Kind) => void): () => void {
  return slipStore.subscribe((slip, before) => {
    if (slip.ticket !== before.ticket && slip.ticket === 'SUCCESS') tell('success');
    else if (slip.ticket !== before.ticket && slip.ticket === 'ERROR') tell('error');
    else if (openSelections(slip).length > openSelections(before).length) tell('pick');
  });
}
