import { Skeleton } from '../../ui/skeleton';
import styles from './slip-waiting.module.css';

/** Stands for a slip with one selection while its script is on its way. */
export function SlipWaiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton height="36px" />
      <Skeleton height="60px" />
      <Skeleton height="40px" />
      <Skeleton height="84px" />
      <Skeleton height="48px" />
      <Skeleton height="50px" />
    </div>
  );
}
