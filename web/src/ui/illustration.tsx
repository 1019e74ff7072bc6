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
