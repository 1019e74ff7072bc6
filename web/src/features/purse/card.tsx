import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

interface Props {
  title: string;
  /** A sentence under the title. */
  text?: string;
  /** Stands at the end of its heading. */
  aside?: ReactNode;
  /** What fills it to its edges, such as a list. */
  flush?: boolean;
  children: ReactNode;
}

/** A part of a page of money, with its heading. */
export function Card({ title, text, aside, flush = false, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </header>
      {flush ? children : <div className={styles.body}>{children}</div>}
    </section>
  );
}
