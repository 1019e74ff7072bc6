import { documentIn, type DocumentName } from '../../i18n/documents/document-in';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { PageMeta } from '../page-meta';
import styles from './reading-page.module.css';

/** SPEC §2 `/terms-and-conditions` and `/help-center`: a text, with its parts under headings. */
export function ReadingPage({ name }: { name: DocumentName }) {
  const { site_name: siteName } = useSite().config;
  const { locale } = useFormats();
  const { title, intro, sections } = documentIn(name, locale, siteName);
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
