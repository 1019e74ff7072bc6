import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import styles from './nav-entry.module.css';

export interface NavEntryProps {
  /** A path without base and locale, or an address elsewhere. */
  to: string;
  name: string;
  /** Behind the name, such as where a league is played. */
  note?: string;
  picture: ReactNode;
  /** How many matches are in play there. */
  live?: number;
  /** How many are yet to begin; shows where none is in play. */
  upcoming?: number;
}

/** One way in a menu; where the menu has no room for words, its picture alone. */
export function NavEntry({ to, name, note, picture, live = 0, upcoming = 0 }: NavEntryProps) {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      className={styles.entry}
      aria-current={pathname === to ? 'page' : undefined}
      title={name}
    >
      {picture}
      <span className={styles.name}>
        {name}
        {note !== undefined && <small>{note}</small>}
      </span>
      {live > 0 ? (
        <b className={styles.live} role="img" aria-label={t('shell.live_count', { count: live })}>
          {live}
        </b>
      ) : (
        upcoming > 0 && <b className={styles.count}>{upcoming}</b>
      )}
    </Link>
  );
}

/** An entry of a menu with a button that opens what is below it; `below` is shown once it has been opened. */
export function NavBranch({
  label,
  below,
  children,
}: {
  label: string;
  below: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.branch}>
        {children}
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={label}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      </div>
      {isOpen && (
        <div id={id} className={styles.below}>
          {below}
        </div>
      )}
    </>
  );
}

/** A part of a menu under a heading. */
export function NavPart({
  heading,
  wordy = false,
  children,
}: {
  heading: string;
  /** Its pictures say nothing without words, so it goes where there is no room for them. */
  wordy?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={wordy ? styles.wordy : undefined}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </div>
  );
}

/** Stands for entries that are on their way. */
export function NavWaiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton height="20px" />
      <Skeleton height="20px" width="80%" />
      <Skeleton height="20px" width="90%" />
    </div>
  );
}

/** A country's flag in place of a picture, as wide as one. */
export function NavFlag({ children }: { children: ReactNode }) {
  return <span className={styles.flag}>{children}</span>;
}
