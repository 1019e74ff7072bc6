import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import styles from './list-pager.module.css';

/** The ways to the pages of a list before and after; none where there is one page. */
export function ListPager({
  page = 1,
  last,
  address,
}: {
  /** The first where it is left out. */
  page?: string | number | undefined;
  last: number;
  address: (page: number) => string;
}) {
  const t = useText();
  const { count } = useFormats();
  const here = Number(page);
  if (last < 2) return null;
  return (
    <nav className={styles.pager} aria-label={t('lists.pages')}>
      {here > 1 && (
        <Link to={address(Math.min(here - 1, last))} rel="prev" className={styles.way}>
          <ChevronLeft size={16} aria-hidden="true" /> {t('lists.previous')}
        </Link>
      )}
      <span className={styles.here}>
        {t('lists.page', { page: count(here), last: count(last) })}
      </span>
      {here < last && (
        <Link to={address(here + 1)} rel="next" className={styles.way}>
          {t('lists.next')} <ChevronRight size={16} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
