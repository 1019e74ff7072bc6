import type { Bet } from '@touchline/wire/bets';
import { useEffect, useState } from 'react';
import { onPush } from '../../live/on-push';
import { later } from '../../ui/later';
import type { BetWindow } from './bet-card';
import { merged } from './bet-lists';

const CashOutWindow = later(async () => (await import('./cash-out-window')).CashOutWindow);
const BetDetails = later(async () => (await import('./bet-details')).BetDetails);

interface BetInWindowProps {
  /** As it stands in the list, while it does. */
  listed?: Bet | undefined;
  opened: Bet;
  shown: BetWindow;
  onClose: () => void;
}

/** A window of a bet, which stays while the bet leaves the list, and follows what becomes of it. */
export function BetInWindow({ listed, opened, shown, onClose }: BetInWindowProps) {
  const [heard, setHeard] = useState(opened);
  const { id } = opened;
  useEffect(
    () =>
      onPush('bet_changed', ({ bet: news }) => {
        if (news.id === id) setHeard((bet) => merged(bet, news));
      }),
    [id],
  );
  const Window = shown === 'cash' ? CashOutWindow : BetDetails;
  return <Window bet={listed ?? heard} onClose={onClose} />;
}
