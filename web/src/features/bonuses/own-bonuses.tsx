import { useQueries, useQueryClient } from '@tanstack/react-query';
import { isPromoted, unseen } from '@touchline/domain/bonus/bonus-status';
import { BONUS_KINDS, type BonusKindWord } from '@touchline/wire/calls/bonuses';
import { useEffect, useId, useState } from 'react';
import { useApi } from '../../api/api-context';
import { type Bonus, type BonusAge, bonusesQuery } from '../../api/bonus-queries';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Illustration } from '../../ui/illustration';
import { Segmented } from '../../ui/segmented';
import { Skeleton } from '../../ui/skeleton';
import { BonusCard } from './bonus-card';
import { tellSeen } from './tell-seen';
import styles from './own-bonuses.module.css';

/** How many bonuses of a kind stand there before somebody asks for all (SPEC §9 "Bonus list default"). */
const FIRST = 4;

/** All that a player has been given, by kind; what has ended stands behind it. */
export function OwnBonuses() {
  const t = useText();
  const id = useId();
  const [age, setAge] = useState<BonusAge>('current');
  return (
    <section className={styles.own} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('bonuses.own.title')}
        </h2>
        <Segmented
          label={t('bonuses.own.age')}
          value={age}
          onChange={setAge}
          options={[
            { value: 'current', label: t('bonuses.own.current') },
            { value: 'past', label: t('bonuses.own.past') },
          ]}
        />
      </header>
      <Lists key={age} age={age} />
    </section>
  );
}

function Lists({ age }: { age: BonusAge }) {
  const t = useText();
  const api = useApi();
  const lists = useQueries({
    queries: BONUS_KINDS.map((kind) => ({
      ...bonusesQuery(api, kind, age),
      refetchOnMount: 'always' as const,
    })),
  });
  const shown = lists.map(({ data }) => (data ?? []).filter(isPromoted));
  const all = shown.flat();
  useSeen(all);
  const failed = lists.filter(({ isError, data }) => isError && !data);
  if (failed.length > 0)
    return <Broken onRetry={() => failed.forEach((each) => void each.refetch())} />;
  if (lists.some(({ isPending }) => isPending)) return <CardsWaiting isFirst={age === 'current'} />;
  if (all.length === 0) {
    const when = age === 'past' ? 'past_empty' : 'empty';
    return (
      <div className={styles.none}>
        <EmptyState
          picture={<Illustration name="offers" />}
          title={t(`bonuses.own.${when}_title`)}
          text={t(`bonuses.own.${when}_text`)}
        />
      </div>
    );
  }
  return BONUS_KINDS.map((kind, at) => (
    <KindList key={kind} kind={kind} bonuses={shown[at] ?? []} />
  ));
}

function KindList({ kind, bonuses }: { kind: BonusKindWord; bonuses: readonly Bonus[] }) {
  const t = useText();
  const { count } = useFormats();
  const [isWhole, setWhole] = useState(false);
  if (bonuses.length === 0) return null;
  const shown = isWhole ? bonuses : bonuses.slice(0, FIRST);
  return (
    <section className={styles.kind}>
      <h3 className={styles.kindTitle}>{t(`bonuses.list.${kind}`)}</h3>
      <ul className={styles.cards}>
        {shown.map((bonus) => (
          <li key={bonus.id}>
            <BonusCard bonus={bonus} />
          </li>
        ))}
      </ul>
      {bonuses.length > FIRST && (
        <Button variant="plain" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? t('bonuses.own.fewer')
            : t('bonuses.own.all', { count: count(bonuses.length) })}
        </Button>
      )}
    </section>
  );
}

/** What stands on the page was seen by that; it says so until the lists are read again. */
function useSeen(shown: readonly Bonus[]): void {
  const client = useQueryClient();
  const fresh = unseen(shown);
  const names = fresh.map(({ type, id }) => `${type}/${id}`).join(' ');
  useEffect(() => {
    if (names !== '') void tellSeen(client, namesIn(names));
  }, [client, names]);
}

function namesIn(names: string) {
  return names.split(' ').map((name) => {
    const [type = '', id] = name.split('/');
    return { type: type as Bonus['type'], id: Number(id) };
  });
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.none} role="alert">
      <EmptyState
        picture={<Illustration name="broken" />}
        title={t('pages.failed_title')}
        text={t('pages.failed_text')}
        action={<Button onClick={onRetry}>{t('pages.again')}</Button>}
      />
    </div>
  );
}

/** The first lists hold back what stands below them; those that are turned to later come where it stands. */
function CardsWaiting({ isFirst }: { isFirst: boolean }) {
  const t = useText();
  return (
    <div
      className={styles.cards}
      role="status"
      aria-label={t('bonuses.own.waiting')}
      data-waiting={isFirst ? '' : undefined}
    >
      {[0, 1].map((card) => (
        <Skeleton key={card} height="176px" />
      ))}
    </div>
  );
}
