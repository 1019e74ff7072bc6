import styles from './bonuses-part.module.css';

/** The room of the smallest of what may stand there. What stands below shows once nothing is waited for any more. */
export function PartWaiting() {
  return <div className={styles.waiting} data-waiting="" aria-hidden="true" />;
}
