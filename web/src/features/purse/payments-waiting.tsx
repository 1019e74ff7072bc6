import { Skeleton } from '../../ui/skeleton';
import styles from './payments-waiting.module.css';

const ROWS = [1, 2, 3];

/** Of the size of payments, until they come. */
export function PaymentsWaiting() {
  return (
    <div>
      {ROWS.map((each) => (
        <div key={each} className={styles.row}>
          <Skeleton width="160px" height="20px" />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  );
}
