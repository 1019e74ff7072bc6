import { useState } from 'react';
import { useText } from '../../i18n/text';
import { session, useSession } from '../../state/session';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Segmented } from '../../ui/segmented';
import { WayOn } from '../../ui/way-on';
import { BetCard } from './bet-card';
import { BetsWaiting } from './bets-waiting';
import { NoBetsPicture } from './no-bets-picture';
import styles from './my-bets-list.module.css';
import { useMyBets, type BetFilter } from './use-my-bets';

/** The player's bets, open or settled; a visitor is asked to sign in. */
export function MyBetsList() {
  const t = useText();
  const status = useSession((state) => state.status);
  const [filter, setFilter] = useState<BetFilter>('open');
  if (status === 'not-logged-in') return <SignInPrompt />;
  return (
    <div className={styles.list}>
      <div className={styles.filter}>
        <Segmented
          label={t('bets.filter.label')}
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'open', label: t('bets.filter.open') },
            { value: 'settled', label: t('bets.filter.settled') },
          ]}
        />
      </div>
      <Bets filter={filter} />
    </div>
  );
}

function Bets({ filter }: { filter: BetFilter }) {
  const t = useText();
  const { data, error, refetch } = useMyBets(filter);
  if (!data && error) {
    return (
      <EmptyState
        title={t('bets.failed.title')}
        text={t('bets.failed.text')}
        action={<Button onClick={() => void refetch()}>{t('bets.failed.action')}</Button>}
      />
    );
  }
  if (!data) return <BetsWaiting />;
  if (data.data.length === 0) {
    return (
      <EmptyState
        picture={<NoBetsPicture />}
        title={t(`bets.empty.${filter}`)}
        text={t(`bets.empty.${filter}Text`)}
        action={<WayOn to="/live">{t('pages.see_live')}</WayOn>}
      />
    );
  }
  return (
    <ul className={styles.cards}>
      {data.data.map((bet) => (
        <BetCard key={bet.id} bet={bet} />
      ))}
    </ul>
  );
}

function SignInPrompt() {
  const t = useText();
  return (
    <EmptyState
      picture={<NoBetsPicture />}
      title={t('bets.signIn.title')}
      text={t('bets.signIn.text')}
      action={
        <Button variant="primary" onClick={() => session.ask('sign_in')}>
          {t('bets.signIn.action')}
        </Button>
      }
    />
  );
}
