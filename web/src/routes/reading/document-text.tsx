import { useId, type ReactNode } from 'react';
import type { Document, Section } from '../../i18n/documents/document';
import { useText } from '../../i18n/text';
import styles from './document-text.module.css';
import paper from './paper.module.css';

/** A document with its parts under headings; a long one begins with what is in it. */
export function DocumentText({
  document: { title, intro, sections },
  hasContents = false,
  children,
}: {
  document: Document;
  hasContents?: boolean;
  /** What stands at its end. */
  children?: ReactNode;
}) {
  const t = useText();
  const id = useId();
  const idOf = (index: number) => `${id}${index + 1}`;
  return (
    <article className={paper.paper}>
      <header className={styles.head}>
        <h1 className={paper.title}>{title}</h1>
        <p>{intro}</p>
      </header>
      {hasContents && (
        <nav aria-label={t('offers.house.contents')}>
          <ol className={styles.contents}>
            {sections.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#${idOf(index)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {sections.map((section, index) => (
        <Part key={section.heading} id={idOf(index)} section={section} />
      ))}
      {children}
    </article>
  );
}

function Part({ id, section: { heading, paragraphs, points } }: { id: string; section: Section }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading} tabIndex={-1}>
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <dl className={styles.points}>
          {points.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
