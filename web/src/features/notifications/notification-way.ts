import type { Notification } from '@touchline/wire/notifications';

/** The page that a notification leads to; null where it leads nowhere. */
export function notificationWay({ type, object_type: object }: WayOf): string | null {
  if (object === 'bet') return '/bets-history';
  return WAYS[type] ?? null;
}

type WayOf = Pick<Notification, 'type' | 'object_type'>;

/** Where news that names no object of its own belongs. */
const WAYS: Partial<Record<Notification['type'], string>> = {
  bonus: '/promotions',
  jackpot: '/promotions',
  vip_bet: '/bets-history',
};
