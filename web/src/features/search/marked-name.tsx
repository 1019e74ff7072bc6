import { markedPieces } from './marked';
import styles from './search-results.module.css';

/** A name in which what was looked for stands out. */
export function MarkedName({ name, query }: { name: string; query: string }) {
  return markedPieces(name, query).map(({ text, isMarked }, index) =>
    isMarked ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have nothing but their place
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
