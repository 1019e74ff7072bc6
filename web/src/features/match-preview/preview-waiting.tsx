import { Skeleton } from '../../ui/skeleton';
import styles from './preview-waiting.module.css';

/** Stands for the preview until its script and its match are there, as high as it. */
export function PreviewWaiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton width="60%" height="16px" />
      <Skeleton width="72%" height="18px" />
      <Skeleton width="64%" height="18px" />
      <Skeleton height="44px" />
    </div>
  );
}
