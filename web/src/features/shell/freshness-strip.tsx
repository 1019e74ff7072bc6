import { useText } from '../../i18n/text';
import { useFreshness } from '../../live/live-context';
import styles from './freshness-strip.module.css';

/** Says so while the odds on the page cannot be trusted. It lies over the page, so that nothing moves. */
export function FreshnessStrip() {
  const t = useText();
  const freshness = useFreshness();
  return (
    <div role="status" className={styles.place}>
      {freshness !== 'fresh' && (
        <p className={styles.strip}>
          {t(freshness === 'lost' ? 'tracker.odds_lost' : 'tracker.odds_old')}
        </p>
      )}
    </div>
  );
}
