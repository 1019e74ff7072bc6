import { Skeleton } from '../../ui/skeleton';
import styles from './match-side.module.css';

/** Stands for a tab's content until its script is there. */
export function SideWaiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton width="40%" />
      <Skeleton height="120px" />
    </div>
  );
}
