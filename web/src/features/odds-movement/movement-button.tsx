import type { Match } from '@touchline/wire/catalogue';
import { useState } from 'react';
import { useText } from '../../i18n/text';
import { later } from '../../ui/later';
import type { MarketGroup } from '../markets/market-groups';
import styles from './movement-button.module.css';

const MovementDialog = later(async () => (await import('./movement-dialog')).MovementDialog);

/** Opens how the odds of a market have moved. */
export function MovementButton({ match, group }: { match: Match; group: MarketGroup }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const label = t('tracker.movement_of', { market: group.name });
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
      {isOpen && <MovementDialog match={match} group={group} onClose={() => setIsOpen(false)} />}
    </>
  );
}
