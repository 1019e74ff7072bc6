import { drawingOf } from './sport-drawings';
import styles from './sport-icon.module.css';

/** The picture of a sport. Decorative: the sport's name stands beside it. */
export function SportIcon({ sport }: { sport: string }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
      <path d={drawingOf(sport)} />
    </svg>
  );
}
