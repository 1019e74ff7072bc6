import type { LimitRead } from '@touchline/wire/limits';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useText } from '../../i18n/text';
import { useFlag } from '../../state/flags';
import { useIsRestricted } from '../../state/playing';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Illustration } from '../../ui/illustration';
import { Skeleton } from '../../ui/skeleton';
import { Breaks } from './breaks';
import { LimitRow } from './limit-row';
import {
  BREAK_TYPES,
  breakOf,
  type CountedType,
  MONEY_TYPES,
  standingsOf,
  TIME_TYPES,
} from './limit-kinds';
import { termsText } from './limit-words';
import styles from './limits-board.module.css';
import { useLimits } from './use-limits';
import { useLimitWording } from './use-limit-wording';

/**
 * All that a player limits of their own play (SPEC §3 "Limits"): money, time, and breaks apart from both. Where the site
 * does not offer limits (SPEC §6 "responsible_gambling") it is what is in force all the same. During an exclusion or a
 * break nothing of it can be changed.
 */
export function LimitsBoard() {
  const t = useText();
  const hasLimits = useFlag('responsible_gambling');
  const isTracked = useFlag('activity_tracking');
  const isRestricted = useIsRestricted();
  const { data, isError, refetch } = useLimits();
  if (!data) return isError ? <NotLoaded onRetry={() => void refetch()} /> : <LimitsWaiting />;
  const limits = data.data;
  if (isRestricted) return <Resting limits={limits} />;
  // A limit that nothing would count against is not offered; one that is in force is shown in any case.
  const rowsOf = (types: readonly CountedType[]) =>
    types
      .map((type) => ({ type, standings: standingsOf(limits, type) }))
      .filter(({ type, standings }) => {
        const isOffered = hasLimits && (type !== 'activity' || isTracked);
        return isOffered || standings.some(({ held }) => held !== null);
      })
      .map((row) => <LimitRow key={row.type} {...row} />);
  return (
    <div className={styles.board}>
      <Group title={t('limits.group.money')} text={t('limits.group.money_text')}>
        {rowsOf(MONEY_TYPES)}
      </Group>
      <Group title={t('limits.group.time')} text={t('limits.group.time_text')}>
        {rowsOf(TIME_TYPES)}
      </Group>
      <Group title={t('limits.group.breaks')} text={t('limits.group.breaks_text')}>
        {BREAK_TYPES.map((type) => ({ type, held: breakOf(limits, type) }))
          .filter(({ held }) => hasLimits || held !== null)
          .map(({ type, held }) => (
            <Breaks key={type} type={type} held={held} />
          ))}
      </Group>
      <Past limits={limits} />
    </div>
  );
}

/** Those of one kind; nothing where there are none. */
function Group({ title, text, children }: { title: string; text: string; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </header>
      <ul>{children}</ul>
    </section>
  );
}

/** The break that is in force, and what has been before. */
function Resting({ limits }: { limits: readonly LimitRead[] }) {
  const t = useText();
  return (
    <div className={styles.board}>
      <Group title={t('limits.group.breaks')} text={t('limits.group.breaks_text')}>
        {BREAK_TYPES.map((type) => ({ type, held: breakOf(limits, type) }))
          .filter(({ held }) => held !== null)
          .map(({ type, held }) => (
            <Breaks key={type} type={type} held={held} />
          ))}
      </Group>
      <Past limits={limits} />
    </div>
  );
}

/** How many limits that are over are told. */
const PAST = 20;

function Past({ limits }: { limits: readonly LimitRead[] }) {
  const wording = useLimitWording();
  const { t } = wording;
  const over = limits.filter(({ status }) => status === 'disabled').slice(0, PAST);
  if (over.length === 0) return null;
  return (
    <details className={styles.past}>
      <summary>{t('limits.group.past')}</summary>
      <ul>
        {over.map((limit) => (
          <li key={limit.id}>
            <span>{t(`limits.type.${limit.type}`)}</span>
            <span>{termsText(wording, limit)}</span>
            <span>{t(`limits.status.${limit.status}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.group} role="alert">
      <EmptyState
        picture={<Illustration name="broken" />}
        title={t('limits.failed')}
        action={<Button onClick={onRetry}>{t('pages.again')}</Button>}
      />
    </div>
  );
}

/** Stands for the board until it is there, in its size without any limits. */
export function LimitsWaiting() {
  return (
    <div className={styles.board} aria-hidden="true">
      {[MONEY_TYPES, TIME_TYPES].map((types) => (
        <div key={types[0]} className={styles.group}>
          <div className={styles.head}>
            <Skeleton width="30%" height="18px" />
            <Skeleton width="80%" height="14px" />
          </div>
          {types.map((type) => (
            <div key={type} className={styles.waiting}>
              <Skeleton width="160px" height="16px" />
              <Skeleton width="90px" height="32px" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
