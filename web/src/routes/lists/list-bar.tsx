import { SlidersHorizontal } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useText, type Text } from '../../i18n/text';
import { laterAlone } from '../../ui/later';
import { Link } from '../../ui/link';
import type { FilterChoicesProps } from './filter-choices';
import styles from './list-bar.module.css';
import { listAddress, type ListKey, type ListQuery } from './list-query';
import { useCurrentInView } from './use-current-in-view';

interface Props {
  /** Whose lists they are, without a query. */
  path: string;
  query: ListQuery;
  /** The lists to choose from, `all` among them; none where something else stands in their place. */
  keys?: readonly ListKey[];
  /** Stands in the place of the lists. */
  children?: ReactNode;
  /** Whether there is a choice of hours: not where everything has begun. */
  hasHours?: boolean;
  /** Whether what is listed can be narrowed and ordered; it can, unless said. */
  hasFilters?: boolean;
}

/** The lists that a page can show, and what narrows and orders them: links, so that each choice has an address. */
export function ListBar({
  path,
  query,
  keys,
  hasHours = false,
  hasFilters = true,
  children,
}: Props) {
  const t = useText();
  const row = useCurrentInView(query.list);
  return (
    <div className={styles.bar}>
      {children === undefined ? (
        <nav ref={row} className={styles.keys} aria-label={t('lists.which')}>
          {keys?.map((key) => (
            <Link
              key={key}
              to={listAddress(path, query, { list: key })}
              className={styles.key}
              aria-current={query.list === key ? 'true' : undefined}
            >
              {keyName(t, key)}
            </Link>
          ))}
        </nav>
      ) : (
        <div className={styles.instead}>{children}</div>
      )}
      {hasFilters && (
        <Filters
          path={path}
          query={query}
          hasHours={hasHours}
          day={children === undefined ? query.date : null}
        />
      )}
    </div>
  );
}

/** Nobody needs them before the panel is open. */
const Choices = laterAlone(async () => (await import('./filter-choices')).FilterChoices);

/** What narrows and orders a list, in a panel of its own. */
function Filters({ path, query, hasHours, day }: FilterChoicesProps) {
  const t = useText();
  const id = useId();
  const chosen = countChosen(query, hasHours) + (day === null ? 0 : 1);
  const none = {
    hours: null,
    sortBy: null,
    isBettable: false,
    ...(day !== null && { date: null }),
  };
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={id} aria-haspopup="dialog">
        <SlidersHorizontal size={16} strokeWidth={1.8} aria-hidden="true" />
        <span className={styles.word}>{t('lists.filters')}</span>
        {chosen > 0 && <b>{chosen}</b>}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('lists.filters')}
        className={styles.panel}
      >
        <Choices path={path} query={query} hasHours={hasHours} day={day} />
        <footer className={styles.foot}>
          {chosen > 0 && (
            <Link to={listAddress(path, query, none)} className={styles.reset}>
              {t('lists.reset')}
            </Link>
          )}
          <button
            type="button"
            className={styles.done}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            {t('lists.done')}
          </button>
        </footer>
      </div>
    </>
  );
}

/** How many filters are on. */
function countChosen({ hours, sortBy, isBettable }: ListQuery, hasHours: boolean): number {
  return [hasHours && hours !== null, sortBy !== null, isBettable].filter(Boolean).length;
}

function keyName(t: Text, key: ListKey): string {
  if (key === 'all') return t('pages.all');
  return key === 'leagues' ? t('lists.all_leagues') : t(`lists.key_${key}`);
}
