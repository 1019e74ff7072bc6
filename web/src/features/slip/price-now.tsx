import type { Odds } from '@touchline/domain/money';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import styles from './selection-row.module.css';

interface Props {
  odds: Odds;
  acceptedOdds: Odds;
  /** It has moved in a way the player has to agree to. */
  isChanged: boolean;
}

/** A price, and beside it the one that was agreed to where it has moved. */
export function PriceNow({ odds: now, acceptedOdds, isChanged }: Props) {
  const t = useText();
  const { odds } = useFormats();
  const Movement = now > acceptedOdds ? TrendingUp : TrendingDown;
  return (
    <span className={styles.price}>
      {isChanged && (
        <>
          <s aria-label={t('slip.selection.was', { odds: odds(acceptedOdds) })}>
            {odds(acceptedOdds)}
          </s>
          <Movement
            size={14}
            className={now > acceptedOdds ? styles.up : styles.down}
            aria-hidden="true"
          />
        </>
      )}
      <output>{odds(now)}</output>
    </span>
  );
}
