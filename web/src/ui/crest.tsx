import styles from './crest.module.css';

/** Shirt colours that are told apart in both themes, light ones last. */
const DEEP = [
  '#c8102e',
  '#0b4ea2',
  '#117a3d',
  '#5b2a86',
  '#d35400',
  '#1b2a41',
  '#8a1538',
  '#0e7c86',
];
const SECOND = ['#ffffff', '#f4c20d', '#111c2b', '#8fc3ea', '#f2f2f2', '#e9b44c'];
const PATTERNS = 6;

/** A crest made from a name: the same name always has the same one. Decorative: the name stands beside it. */
export function Crest({ name, size = 'small' }: { name: string; size?: 'small' | 'large' }) {
  const hash = hashOf(name);
  return (
    <svg
      className={size === 'large' ? styles.large : styles.small}
      color={DEEP[hash % DEEP.length]}
      fill={SECOND[(hash >>> 5) % SECOND.length]}
      aria-hidden="true"
    >
      <use href={`#crest-${(hash >>> 10) % PATTERNS}`} />
    </svg>
  );
}

function hashOf(name: string): number {
  let hash = 2166136261;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

const SHIELD = 'M1.5 1.5h13v9.2c0 3-3 5-6.5 6.3-3.5-1.3-6.5-3.3-6.5-6.3z';
/** What each pattern paints in the second colour, over the shield in the first. */
const PAINT = [
  'M8 1.5h6.5v9.2c0 3-3 5-6.5 6.3z',
  'M4.6 1.5h2.3v15l-2.3-1.2zM9.2 1.5h2.3v13.7l-2.3 1.3z',
  'M1.5 1.5h4l9 9.5c0 1.5-.8 2.7-2 3.7l-11-11.4z',
  'M1.5 6.2h13v4.3h-13z',
  'M1.5 1.5H8V9h6.5v1.7c0 3-3 5-6.5 6.3V9H1.5z',
  'M1.5 1.5h13v3.8h-13z',
];

/** The drawings that crests refer to; stands once in a page. */
export function CrestSprite() {
  return (
    <svg width="0" height="0" className={styles.sprite} aria-hidden="true">
      {PAINT.map((paint, index) => (
        <symbol key={paint} id={`crest-${index}`} viewBox="0 0 16 18">
          <path d={SHIELD} fill="currentColor" />
          <path d={paint} />
          <path d={SHIELD} fill="none" stroke="var(--crest-edge)" />
        </symbol>
      ))}
    </svg>
  );
}
