import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { PageMeta } from '../page-meta';
import styles from './form-card.module.css';

/** The frame of a page that holds one form. None of them is for search engines. */
export function FormCard({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <section className={styles.card}>
      <PageMeta title={title} hidden />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.scriptless}>{t('account.scriptless')}</p>
      {children}
    </section>
  );
}
