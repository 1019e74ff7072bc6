import { CREST_PATTERNS, CREST_SHIELD, crestOf } from '@touchline/domain/crest';
import styles from './crest.module.css';

/** A crest made from a name: the same name always has the same one. Decorative: the name stands beside it. */
export function Crest({ name, size = 'small' }: { name: string; size?: 'small' | 'large' }) {
  const { first, second, pattern } = crestOf(name);
  return (
    <svg
      className={size === 'large' ? styles.large : styles.small}
      color={first}
      fill={second}
      aria-hidden="true"
    >
      <use href={`#crest-${pattern}`} />
    </svg>
  );
}

/** The drawings that crests refer to; stands once in a page. */
export function CrestSprite() {
  return (
    <svg width="0" height="0" className={styles.sprite} aria-hidden="true">
      {CREST_PATTERNS.map((paint, index) => (
        <symbol key={paint} id={`crest-${index}`} viewBox="0 0 16 18">
          <path d={CREST_SHIELD} fill="currentColor" />
          <path d={paint} />
          <path d={CREST_SHIELD} fill="none" stroke="var(--crest-edge)" />
        </symbol>
      ))}
    </svg>
  );
}
