import { useQuery } from '@tanstack/react-query';
import type { Bet } from '@touchline/wire/bets';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/api-context';
import { matchesQuery } from '../../api/queries';
import { useText } from '../../i18n/text';
import { useFollowUpdates } from '../../live/connection-context';
import { session, useSession } from '../../state/session';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { later } from '../../ui/later';
import { WayOn } from '../../ui/way-on';
import { BetCard, type BetWindow } from './bet-card';
import { isNarrowed, NO_FILTERS, type BetFilters } from './bet-filters';
import { BetsWaiting } from './bets-waiting';
import { FiltersBar } from './filters-bar';
import { matchesFollowed } from './matches-followed';
import { NoBetsPicture } from './no-bets-picture';
import styles from './my-bets-list.module.css';
import { useMyBets } from './use-my-bets';

const BetInWindow = later(async () => (await import('./bet-in-window')).BetInWindow);

/** The player's bets, open or settled; a visitor is asked to sign in. */
export function MyBetsList() {
  const status = useSession((state) => state.status);
  const [filters, setFilters] = useState<BetFilters>(NO_FILTERS);
  if (status === 'not-logged-in') return <SignInPrompt />;
  return (
    <div className={styles.list}>
      <FiltersBar filters={filters} onChange={setFilters} />
      <Bets filters={filters} />
    </div>
  );
}

function Bets({ filters }: { filters: BetFilters }) {
  const t = useText();
  const list = useMyBets(filters);
  const { data, error, refetch } = list;
  // Hundreds of bets that were read on are laid out bit by bit, so that scrolling never waits for them.
  const bets = useDeferredValue(data)?.pages.flatMap((page) => page.data) ?? [];
  const [shown, setShown] = useState<{ bet: Bet; in: BetWindow } | null>(null);
  const show = useCallback((bet: Bet, where: BetWindow) => setShown({ bet, in: where }), []);
  useScores(bets);
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
  return (
    <>
      {bets.length === 0 ? (
        <NoBets filters={filters} />
      ) : (
        <ul className={styles.cards}>
          {bets.map((bet) => (
            <BetCard key={bet.id} bet={bet} onShow={show} />
          ))}
        </ul>
      )}
      <More list={list} />
      {shown && (
        // What a window is open for may leave the list meanwhile, such as by being cashed out in it.
        <BetInWindow
          key={shown.bet.id}
          listed={bets.find(({ id }) => id === shown.bet.id)}
          opened={shown.bet}
          shown={shown.in}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

/** The most matches that are asked for by name at once. */
const MOST_MATCHES = 100;

/**
 * Matches of open bets are asked for once, also those that have not begun, and followed from there: their scores come by
 * themselves, whatever else is on the page.
 */
function useScores(bets: readonly Bet[]): void {
  const id = matchesFollowed(bets, MOST_MATCHES);
  const { data } = useQuery({
    ...matchesQuery(useApi(), { id: id.join(','), limit: MOST_MATCHES }),
    enabled: id.length > 0,
  });
  useFollowUpdates(data?.stream);
}

/** Reads on before the reader gets to the end. */
function More({ list }: { list: ReturnType<typeof useMyBets> }) {
  const t = useText();
  const mark = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const isDue = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    const end = mark.current;
    if (!end || !isDue) return;
    const seen = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === true && void fetchNextPage(),
      { rootMargin: '1500px' },
    );
    seen.observe(end);
    return () => seen.disconnect();
  }, [isDue, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={mark} className={styles.more} role="status">
      {isFetchNextPageError ? (
        <>
          {t('my-bets.more.failed')}
          <Button onClick={() => void fetchNextPage()}>{t('my-bets.more.again')}</Button>
        </>
      ) : (
        t('my-bets.more.loading')
      )}
    </div>
  );
}

function NoBets({ filters }: { filters: BetFilters }) {
  const t = useText();
  const { status } = filters;
  const isNarrow = isNarrowed(filters);
  return (
    <EmptyState
      picture={<NoBetsPicture />}
      title={isNarrow ? t('my-bets.filters.none') : t(`bets.empty.${status}`)}
      text={isNarrow ? t('my-bets.filters.noneText') : t(`bets.empty.${status}Text`)}
      action={isNarrow ? null : <WayOn to="/live">{t('pages.see_live')}</WayOn>}
    />
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
