import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { TermsQuery } from '../../api/bonus-queries';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import styles from './bonus-terms.module.css';

/** The terms as the operator has written them; they are fetched when somebody wants to read them. */
export function BonusTerms({ query }: { query: TermsQuery }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.terms} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('bonuses.detail.terms')}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      {isOpen && <Paragraphs query={query} />}
    </details>
  );
}

function Paragraphs({ query }: { query: TermsQuery }) {
  const t = useText();
  const { data, isError, refetch } = useQuery(query);
  if (data) {
    const lines = data.data.terms.split('\n').filter((line) => line.trim() !== '');
    // oxlint-disable-next-line react/no-array-index-key -- they never change places
    return lines.map((line, index) => <p key={index}>{line}</p>);
  }
  if (!isError) return <Skeleton height="60px" />;
  return (
    <p role="alert">
      {t('bonuses.detail.terms_failed')}{' '}
      <Button variant="plain" size="small" onClick={() => void refetch()}>
        {t('bonuses.detail.again')}
      </Button>
    </p>
  );
}
