import { Link } from '../ui/link';
import { SportIcon } from '../ui/sport-icon';
import { useCurrentInView } from './lists/use-current-in-view';
import styles from './sport-pills.module.css';

export interface Pill {
  to: string;
  name: string;
  /** A sport key; draws its icon. */
  sport?: string;
  count: number;
  current: boolean;
}

/** A row of links that narrows a list; scrolls sideways where it does not fit. */
export function SportPills({ label, pills }: { label: string; pills: readonly Pill[] }) {
  const row = useCurrentInView(pills.find(({ current }) => current)?.to ?? '');
  return (
    <nav ref={row} className={styles.pills} aria-label={label}>
      {pills.map((pill) => (
        <Link
          key={pill.to}
          to={pill.to}
          className={styles.pill}
          aria-current={pill.current ? 'true' : undefined}
        >
          {pill.sport !== undefined && <SportIcon sport={pill.sport} />}
          {pill.name} {pill.count > 0 && <b>{pill.count}</b>}
        </Link>
      ))}
    </nav>
  );
}
