import { useId, type ReactNode } from 'react';
import styles from './part.module.css';

interface Props {
  title: string;
  /** A sentence under the title. */
  text?: string;
  /** Stands at the end of the heading: how it is, or what can be done. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A part of a page on a surface of its own, with its heading. */
export function Part({ title, text, aside, children }: Props) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}
