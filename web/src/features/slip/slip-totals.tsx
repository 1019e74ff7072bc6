import { boostedParts } from '@touchline/domain/slip/boosted';
import { lineStake, linesOf } from '@touchline/domain/slip/stake';
import { totals } from '@touchline/domain/slip/totals';
import { useFormats } from '../../i18n/formats';
import { moneyOf, stakeMoney } from '../../i18n/stake-money';
import { useText } from '../../i18n/text';
import { useSlip } from '../../state/slip';
import { useSlipRules } from '../../state/slip-rules';
import { boostText } from './bonus-words';
import { useSlipTerms } from './slip-terms';
import styles from './slip-totals.module.css';

/** The foot of the receipt: lines and what each costs, total odds, total stake, and what it pays. */
export function SlipTotals() {
  const t = useText();
  const formats = useFormats();
  const { currency, subunits } = useSlipTerms();
  const slip = useSlip((slip) => slip);
  const { systemCap } = useSlipRules();
  const { stake, win, odds } = totals(slip, systemCap);
  const money = (value: typeof stake) => stakeMoney(formats, { value, currency, subunits });
  const pays = moneyOf(formats, { value: stake, currency, subunits })(win);
  const [one] = slip.bets;
  const boosted = one ? boostedParts(one) : null;
  const isSystem = one?.kind.type === 'system';
  return (
    <dl className={styles.totals}>
      {odds !== null && !isSystem && (
        <>
          <dt>{t('slip.totals.odds')}</dt>
          <dd>
            {boosted
              ? `${formats.odds(boosted.legs)} × ${boostText(boosted.boost, formats.locale)}`
              : formats.odds(odds)}
          </dd>
        </>
      )}
      {(odds === null || isSystem) && (
        <>
          <dt>
            {t('slip.totals.stake')}
            {isSystem && one && (
              <small>
                {t('ticket.system.lines', { count: linesOf(one), each: money(lineStake(one)) })}
              </small>
            )}
          </dt>
          <dd>{money(stake)}</dd>
        </>
      )}
      <dt>{t('slip.totals.returns')}</dt>
      <dd className={styles.returns}>{pays}</dd>
    </dl>
  );
}
