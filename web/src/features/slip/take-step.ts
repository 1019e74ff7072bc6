import { askDeposit } from '../../state/quick-deposit';
import { actions } from '../../state/slip';
import type { NextStep } from './next-step';
import { placeSlip, type PlaceEnd } from './place-slip';

/** Does what the button says. Null when nothing was sent. */
export async function takeStep(step: NextStep): Promise<PlaceEnd | null> {
  switch (step.does) {
    case 'deposit':
      await askDeposit(step.missing);
      return null;
    case 'accept_and_place':
      actions.acknowledgeChanges();
      return placeSlip();
    case 'sign_in':
    case 'retry':
    case 'place':
      return placeSlip();
    case 'wait':
    case 'nothing':
      return null;
  }
}
