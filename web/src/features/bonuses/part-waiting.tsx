import styles from './bonuses-part.module.css';

/** The room of the smallest of what may stand there, so that the offers below move no further than they have to. */
export function PartWaiting() {
  return <div className={styles.waiting} aria-hidden="true" />;
}
