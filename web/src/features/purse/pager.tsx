import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import styles from './pager.module.css';

interface Props {
  page: number;
  last: number;
  /** The address of a page. */
  address: (page: number) => string;
}

/** The ways to the pages before and after; none where there is one page. */
export function Pager({ page, last, address }: Props) {
  const t = useText();
  const { count } = useFormats();
  if (last < 2) return null;
  return (
    <nav className={styles.pager} aria-label={t('purse.list.pages')}>
      {page > 1 && (
        <Link to={address(Math.min(page - 1, last))} rel="prev" className={styles.way}>
          <ChevronLeft size={16} aria-hidden="true" /> {t('purse.list.previous')}
        </Link>
      )}
      <span className={styles.here}>
        {t('purse.list.page', { page: count(page), last: count(last) })}
      </span>
      {page < last && (
        <Link to={address(page + 1)} rel="next" className={styles.way}>
          {t('purse.list.next')} <ChevronRight size={16} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
