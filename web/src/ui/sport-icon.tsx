import styles from './sport-icon.module.css';

/** Our own line drawings, 24 by 24, by sport key. */
const DRAWINGS: Readonly<Record<string, string>> = {
  soccer:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8.2l3.6 2.6-1.4 4.2H9.8l-1.4-4.2zM12 8.2V3.1M15.6 10.8l4.9-1.7M14.2 15l3 4.2M9.8 15l-3 4.2M8.4 10.8 3.5 9.1',
  tennis:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.8 5.5c3.7 3 3.7 10 0 13M18.2 5.5c-3.7 3-3.7 10 0 13',
  basketball:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3v18M5.6 5.7c3.6 3.6 3.6 9 0 12.6M18.4 5.7c-3.6 3.6-3.6 9 0 12.6',
  ice_hockey:
    'M6 3l6.5 13.5M18 3l-6.5 13.5M12.5 16.5c.6 1.2 1.5 2 3 2H21v3h-6.5M11.5 16.5c-.6 1.2-1.5 2-3 2H3v3h6.5',
  cricket:
    'M14.5 3.5l6 6L11 19l-6-6zM5 13l-2.5 6 2.5 2.5L11 19M18 17.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  esports:
    'M7.5 7.5h9c3 0 4.5 3.5 4.5 7 0 2-1 3.5-2.5 3.5-2 0-2.5-3-4-3h-5c-1.5 0-2 3-4 3C4 18 3 16.5 3 14.5c0-3.5 1.5-7 4.5-7zM8.5 10v3M7 11.5h3M15 11h.01M17 13h.01',
};

const OTHER =
  'M7 4h10v4.5a5 5 0 0 1-10 0zM7 5.5H4c0 3 1 4.8 3.3 5M17 5.5h3c0 3-1 4.8-3.3 5M12 13.5V17M8.5 20.5h7M9.5 20.5c0-2 1-3.5 2.5-3.5s2.5 1.5 2.5 3.5';

/** The picture of a sport. Decorative: the sport's name stands beside it. */
export function SportIcon({ sport }: { sport: string }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
      <path d={DRAWINGS[sport] ?? OTHER} />
    </svg>
  );
}
