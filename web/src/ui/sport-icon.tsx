import { iconsAddress } from './icons-address';
import { sportIconOf } from './sport-keys';
import styles from './sport-icon.module.css';

/** The picture of a sport, out of the sprite. Decorative: the sport's name stands beside it. */
export function SportIcon({ sport }: { sport: string }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${iconsAddress()}#sport-${sportIconOf(sport)}`} />
    </svg>
  );
}
