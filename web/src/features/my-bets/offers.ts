import type { Bet } from '@touchline/wire/bets';
import type { PushEvent } from '@touchline/wire/push/events';
import { useSyncExternalStore } from 'react';
import { onPush } from '../../live/on-push';

type Heard = Extract<PushEvent, { event_name: 'bet_cashout_changed' }>['message'];
export type Offer = Pick<Heard, 'to_cashout' | 'cashout_reason' | 'cashout_at'>;

/** What was heard of offers since the page was opened, by bet: one offer that moves redraws one bet. */
const heard = new Map<number, Offer>();
const listeners = new Map<number, Set<() => void>>();

onPush('bet_cashout_changed', ({ bet_id: id, ...offer }) => {
  heard.set(id, offer);
  for (const listener of listeners.get(id) ?? []) listener();
});

/** What cashing out a bet pays now: what was heard last, or what stood in the reply where that is newer. */
export function useOffer(bet: Bet): Offer {
  const pushed = useSyncExternalStore(
    (listener) => {
      const own = listeners.get(bet.id) ?? new Set();
      listeners.set(bet.id, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(bet.id);
      };
    },
    () => heard.get(bet.id),
    () => undefined,
  );
  return newerOffer(bet, pushed);
}

/** The one that was worked out later; a bet that is not open has none. */
export function newerOffer(told: Pick<Bet, 'status'> & Offer, pushed: Offer | undefined): Offer {
  if (!pushed || told.status !== 'waiting_results') return told;
  const [at, than] = [told.cashout_at ?? '', pushed.cashout_at ?? ''];
  return at > than ? told : pushed;
}
