import styles from './illustration.module.css';

/** Small drawings for what is empty, lost or broken. */
const DRAWINGS = {
  /** A pitch from above with nobody on it. */
  pitch:
    'M10 14h100v52H10zM60 14v52M60 29a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM10 27h16v26H10M110 27H94v26h16',
  /** A ball that left the pitch. */
  lost: 'M8 62h60M14 62V30h36v32M14 41h36M26 30v32M38 30v32M88 40a13 13 0 1 0 0 26 13 13 0 0 0 0-26zM88 47l5 4-2 6h-6l-2-6zM66 26c6-6 14-8 20-5M74 15l-8 11 13 2',
  /** A plug out of its socket. */
  broken:
    'M8 40h24M32 28h14a12 12 0 0 1 0 24H32zM58 34h8M58 46h8M88 28H76v24h12a12 12 0 0 0 0-24zM100 40h12M56 14l4 8M68 12l-3 9M56 66l4-8',
  /** A turnstile that does not turn. */
  locked:
    'M22 70V28a10 10 0 0 1 20 0v42M78 70V28a10 10 0 0 1 20 0v42M42 44h14M78 44H66M42 58h14M78 58H66M56 38h10v26H56zM61 47v6',
  /** The world behind a line. */
  blocked:
    'M60 10a30 30 0 1 0 0 60 30 30 0 0 0 0-60zM30 40h60M60 10c-11 9-11 51 0 60M60 10c11 9 11 51 0 60M35 24c15 7 35 7 50 0M35 56c15-7 35-7 50 0M16 66 104 14',
  /** A ticket with a star on it. */
  offers:
    'M18 24h84v11a6 6 0 0 0 0 12v11H18V47a6 6 0 0 0 0-12zM46 24v6M46 36v5M46 47v5M72 31l3 6.4 7 .9-5.2 4.9 1.3 7-6.1-3.5-6.2 3.4 1.4-6.9-5.1-4.9 7-.8z',
  /** A switch that is off. */
  off: 'M38 24h44a17 17 0 0 1 0 34H38a17 17 0 0 1 0-34zM38 31a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM64 41h14',
} as const;

export type IllustrationName = keyof typeof DRAWINGS;

/** An illustration. Decorative: a sentence stands below it. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg viewBox="0 0 120 80" className={styles.picture} aria-hidden="true">
      <ellipse cx="60" cy="72" rx="46" ry="4" className={styles.ground} />
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
