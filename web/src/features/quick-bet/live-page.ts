import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { useLocation } from 'react-router';
import { useLiveMatch } from '../../live/live-context';

/** Whether the page is about matches in play: a list of them, or one of them. */
export function useIsLivePage(): boolean {
  const { pathname } = useLocation();
  const match = useLiveMatch(Number(/\bm(\d+)$/.exec(pathname)?.[1]));
  return /^.(live|multi-view|asian)$/.test(pathname) || match?.status === MATCH_STATUS.live;
}
