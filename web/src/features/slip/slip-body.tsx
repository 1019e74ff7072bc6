import { useDeferredValue } from 'react';
import { useText } from '../../i18n/text';
import { useSlip } from '../../state/slip';
import { EmptyState } from '../../ui/empty-state';
import { later } from '../../ui/later';
import { EmptySlipPicture } from './empty-slip-picture';
import { SlipWaiting } from './slip-waiting';

const SlipForm = later(async () => (await import('./slip-form')).SlipForm, SlipWaiting);
const Receipt = later(async () => (await import('./receipt')).Receipt, SlipWaiting);

/** What the slip shows: a receipt, the bets that are being made, or a way to begin. */
export function SlipBody() {
  const t = useText();
  const isReceipt = useSlip((slip) => slip.ticket === 'SUCCESS');
  const isFilled = useSlip((slip) => slip.bets.length > 0);
  // The odds that were pressed show it at once; the form, which is far more to draw, a moment later.
  const wasFilled = useDeferredValue(isFilled);
  if (isReceipt) return <Receipt />;
  if (isFilled && wasFilled) return <SlipForm />;
  return (
    <EmptyState
      picture={<EmptySlipPicture />}
      title={t('slip.empty.title')}
      text={t('slip.empty.text')}
    />
  );
}
