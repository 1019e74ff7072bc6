import styles from './live-tracker.module.css';

/** Keeps the tracker's place until it is there. */
export function TrackerWaiting() {
  return <div className={styles.waiting} aria-hidden="true" />;
}
