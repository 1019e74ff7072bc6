import { Skeleton } from '../../ui/skeleton';
import styles from './quick-bet-waiting.module.css';

/** Stands for the switch while its script is on its way, as high as it is. */
export function QuickBetWaiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton height="36px" />
    </div>
  );
}
