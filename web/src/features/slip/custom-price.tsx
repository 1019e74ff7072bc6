import type { CustomBetKind } from '@touchline/domain/slip/slip';
import { CircleAlert } from 'lucide-react';
import { useText } from '../../i18n/text';
import styles from './custom-price.module.css';
import { useNoPrice } from './custom-price-store';
import { PriceNow } from './price-now';

/** The one price of a custom bet, or why there is none (SPEC §4 "A custom bet selection uses custom odds"). */
export function CustomPrice({ kind }: { kind: CustomBetKind }) {
  const t = useText();
  const why = useNoPrice();
  const { odds, acceptedOdds, isChanged } = kind;
  return (
    <div className={styles.price} data-changed={isChanged || undefined}>
      <span>{t('ticket.custom.price')}</span>
      {odds === null ? (
        <span className={styles.waiting} role="status">
          {why === null ? (
            t('ticket.custom.waiting')
          ) : (
            <>
              <CircleAlert size={12} aria-hidden="true" />{' '}
              {why.reason === null ? why.message : t(`ticket.custom.why.${why.reason}`)}
            </>
          )}
        </span>
      ) : (
        <PriceNow odds={odds} acceptedOdds={acceptedOdds ?? odds} isChanged={isChanged} />
      )}
    </div>
  );
}
