import { Skeleton } from '../../ui/skeleton';
import styles from './bets-waiting.module.css';

/** Three cards' worth of grey, of the size of the cards. */
export function BetsWaiting() {
  return (
    <ul className={styles.cards} aria-hidden="true">
      {[1, 2, 3].map((each) => (
        <li key={each} className={styles.waiting}>
          <Skeleton width="40%" />
          <Skeleton width="75%" />
          <Skeleton width="60%" height="12px" />
          <Skeleton height="32px" />
        </li>
      ))}
    </ul>
  );
}
