import { totals } from '@touchline/domain/slip/totals';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useSlip } from '../../state/slip';
import { useSlipRules } from '../../state/slip-rules';
import { useSlipTerms } from './slip-terms';
import styles from './slip-totals.module.css';

/** The foot of the receipt: total odds or total stake, and what it pays. */
export function SlipTotals() {
  const t = useText();
  const formats = useFormats();
  const { currency, subunits } = useSlipTerms();
  const slip = useSlip((slip) => slip);
  const { systemCap } = useSlipRules();
  const { stake, win, odds } = totals(slip, systemCap);
  return (
    <dl className={styles.totals}>
      {odds === null ? (
        <>
          <dt>{t('slip.totals.stake')}</dt>
          <dd>{formats.money({ value: stake, currency, subunits })}</dd>
        </>
      ) : (
        <>
          <dt>{t('slip.totals.odds')}</dt>
          <dd>{formats.odds(odds)}</dd>
        </>
      )}
      <dt>{t('slip.totals.returns')}</dt>
      <dd className={styles.returns}>{formats.money({ value: win, currency, subunits })}</dd>
    </dl>
  );
}
