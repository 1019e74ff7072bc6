import type { MovingMarket } from './moving-market';
import type { Match } from '@touchline/wire/catalogue';
import { useState } from 'react';
import { useText } from '../../i18n/text';
import { later } from '../../ui/later';
import styles from './movement-button.module.css';

const MovementDialog = later(async () => (await import('./movement-dialog')).MovementDialog);

/** Opens how the odds of a market have moved. */
export function MovementButton({ match, market }: { match: Match; market: MovingMarket }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const label = t('match.movement_of', { market: market.name });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <MovementDialog match={match} market={market} onClose={() => setIsOpen(false)} />}
    </>
  );
}
