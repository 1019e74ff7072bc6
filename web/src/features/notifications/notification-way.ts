import type { Notification } from '@touchline/wire/notifications';

/**
 * The page that a notification leads to; null where it leads nowhere, as news of a bet does where the site hides my bets
 * (SPEC §2 "isMyBetsVisible").
 */
export function notificationWay(
  { type, object_type: object, object_id: id }: WayOf,
  hasMyBets: boolean,
): string | null {
  if (object === 'bet' || type === 'vip_bet') {
    if (!hasMyBets) return null;
    return id === null ? '/bets-history' : `/bets-history?bet=${id}`;
  }
  return WAYS[type] ?? null;
}

/** The page of the platform that news of a payment leads to; null for other news. */
export function platformWay({ object_type: object }: WayOf): string | null {
  if (object === 'withdrawal') return '/profile/wallet/withdrawals';
  return object === 'deposit' ? '/profile/wallet' : null;
}

type WayOf = Pick<Notification, 'type' | 'object_type' | 'object_id'>;

/** Where news that names no object of its own belongs. */
const WAYS: Partial<Record<Notification['type'], string>> = {
  bonus: '/promotions',
  jackpot: '/promotions',
};
