import styles from './breadcrumbs.module.css';
import { Link } from './link';

/** The way from the first page down to where the reader is, without that itself. */
export function Breadcrumbs({
  label,
  steps,
}: {
  label: string;
  steps: readonly { to: string; name: string }[];
}) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
