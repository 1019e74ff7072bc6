import type { Document } from '../../i18n/documents/document';
import { PageMeta } from '../page-meta';
import styles from './reading-page.module.css';

/** SPEC §2 `/terms-and-conditions` and `/help-center`: a text, with its parts under headings. */
export function ReadingPage({ document: { title, intro, sections } }: { document: Document }) {
  return (
    <article className={styles.text}>
      <PageMeta title={title} description={intro} />
      <h1 className={styles.title}>{title}</h1>
      <p>{intro}</p>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={styles.part}>
          <h2 className={styles.heading}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
