import { useId, type ReactNode } from 'react';
import { useFormats, type Formats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import styles from './list-bar.module.css';
import { listAddress, type ListQuery } from './list-query';

export interface FilterChoicesProps {
  path: string;
  query: ListQuery;
  hasHours: boolean;
  /** The day that is chosen; null where none is, or a strip of days says it. */
  day: string | null;
}

const HOURS = [1, 3, 6, 12, 24] as const;
const ORDERS = [
  ['start_time:asc', 'lists.by_time'],
  ['bets_count:desc', 'lists.by_bets'],
] as const;

/** What narrows and orders a list: links, so that each choice has an address. */
export function FilterChoices({ path, query, hasHours, day }: FilterChoicesProps) {
  const t = useText();
  const formats = useFormats();
  return (
    <>
      {day !== null && (
        <Group title={t('lists.days')}>
          <Choice to={listAddress(path, query, { date: null })} isOn={false}>
            {t('pages.all')}
          </Choice>
          <Choice to={listAddress(path, query)} isOn>
            {dayText(formats, day)}
          </Choice>
        </Group>
      )}
      {hasHours && (
        <Group title={t('lists.begins')}>
          <Choice to={listAddress(path, query, { hours: null })} isOn={query.hours === null}>
            {t('lists.any_time')}
          </Choice>
          {HOURS.map((hours) => (
            <Choice
              key={hours}
              to={listAddress(path, query, { hours })}
              isOn={query.hours === hours}
            >
              {t('lists.hours', { hours })}
            </Choice>
          ))}
        </Group>
      )}
      <Group title={t('lists.order')}>
        <Choice to={listAddress(path, query, { sortBy: null })} isOn={query.sortBy === null}>
          {t('lists.by_league')}
        </Choice>
        {ORDERS.map(([sortBy, name]) => (
          <Choice
            key={sortBy}
            to={listAddress(path, query, { sortBy })}
            isOn={query.sortBy === sortBy}
          >
            {t(name)}
          </Choice>
        ))}
      </Group>
      <Group title={t('lists.offer')}>
        <Choice to={listAddress(path, query, { isBettable: false })} isOn={!query.isBettable}>
          {t('pages.all')}
        </Choice>
        <Choice to={listAddress(path, query, { isBettable: true })} isOn={query.isBettable}>
          {t('lists.bettable')}
        </Choice>
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.choices}>{children}</div>
    </section>
  );
}

function Choice({ to, isOn, children }: { to: string; isOn: boolean; children: string }) {
  return (
    <Link to={to} className={styles.choice} aria-current={isOn ? 'true' : undefined}>
      {children}
    </Link>
  );
}

/** A day of the calendar, by an hour of it in the reader's zone. */
function dayText({ day: text, dayNumber }: Formats, day: string): string {
  const hours = [10, 0, 20].map((hour) => new Date(Date.parse(day) + hour * 3_600_000));
  return text(hours.find((at) => dayNumber(at) === Date.parse(day) / 86_400_000) ?? day);
}
