import { useQueryClient } from '@tanstack/react-query';
import { listOf } from '@touchline/domain/bonus/bonus-kind';
import { queued, type WaitingBonus } from '@touchline/domain/bonus/popup-queue';
import { listBonuses } from '@touchline/wire/calls/bonuses';
import { useEffect } from 'react';
import { ApiError } from '../../api/api';
import { refreshBonuses, takeTournamentPool } from '../../api/bonus-queries';
import { call } from '../../api/browser-api';
import { useSite } from '../../i18n/site-context';
import { onPush } from '../../live/on-push';
import { bonusWindows } from '../../state/bonus-windows';
import { usePlayingId } from '../../state/playing';

/** Bets that settle together are followed by one look at what they have earned, in milliseconds. */
const GATHER_MS = 500;

/** What is given between the first question and the connection is in neither: it is asked for again, in milliseconds. */
const ASK_AGAIN_MS = 5000;

/** What bets use up, or earn points for. */
const MOVED_BY_BETS = ['comboboost', 'freebet', 'hunting', 'tournament', 'lootbox', 'amb'] as const;

/**
 * Queues a card for each bonus that a player is given, and for those given while they were away (SPEC §4 "bonus_issued
 * queues a bonus popup"). Visitors are shown none, and what was open goes with the player (SPEC §5, §6).
 */
export function useBonusNews(): void {
  const client = useQueryClient();
  const { quiet_bonuses: disabled } = useSite().config;
  const playerId = usePlayingId();
  useEffect(() => {
    if (playerId === null) return;
    const asked = new AbortController();
    const add = (bonuses: readonly WaitingBonus[]) =>
      bonusWindows.setState(({ open, popups }) => {
        const fresh = bonuses.filter((each) => each.id !== open?.id || each.type !== open.type);
        return { popups: queued(popups, fresh, { isLoggedIn: true, disabled }) };
      });
    const ask = () => void missed(asked.signal).then(add);
    ask();
    const again = setTimeout(ask, ASK_AGAIN_MS);
    const stop = onPush('bonus_issued', ({ bonus }) => {
      void refreshBonuses(client, [listOf(bonus.type)]);
      // What makes bets count is told of by the freebets that they earn.
      if (bonus.type !== 'amb') add([bonus]);
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopBets = onPush('bet_changed', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void refreshBonuses(client, MOVED_BY_BETS), GATHER_MS);
    });
    const stopPools = onPush('tournament_pool_changed', (news) => takeTournamentPool(client, news));
    return () => {
      stop();
      stopPools();
      stopBets();
      clearTimeout(timer);
      clearTimeout(again);
      asked.abort();
      bonusWindows.setState({ open: null, popups: [] });
    };
  }, [client, disabled, playerId]);
}

/** What a player has not seen yet; without an answer nothing is told. */
async function missed(signal: AbortSignal): Promise<WaitingBonus[]> {
  try {
    const { data } = await call(listBonuses, { query: { unseen: true } }, signal);
    return data.map(({ id, type, status }) => ({ id, type, status }));
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) return [];
    throw error;
  }
}
