import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { useLocation } from 'react-router';
import { idOfSlug } from '@touchline/domain/slug';
import { useLiveMatch } from '../../live/live-context';
import { later } from '../../ui/later';
import { QuickBetWaiting } from './quick-bet-waiting';

const QuickBetCard = later(
  async () => (await import('./quick-bet-card')).QuickBetCard,
  QuickBetWaiting,
);

const CardWhileOn = later(async () => (await import('./quick-bet-card')).CardWhileOn);

/** Quick bet beside the slip, on live pages (SPEC §4); elsewhere as long as it is on, for there it takes live odds too. */
export function QuickBetBlock() {
  return useIsLivePage() ? <QuickBetCard /> : <CardWhileOn />;
}

const LIVE_PAGES: ReadonlySet<string> = new Set(['/live', '/multi-view', '/asian']);

/** Whether the page is about matches in play: a list of them, or one of them. */
export function useIsLivePage(): boolean {
  const { pathname } = useLocation();
  const id = idOfSlug('match', pathname.split('/').at(-1) ?? '') ?? 0;
  const match = useLiveMatch(id);
  return LIVE_PAGES.has(pathname) || match?.status === MATCH_STATUS.live;
}
