import { isOfBets, newsPage } from '@touchline/wire/notification-pages';
import type { Notification } from '@touchline/wire/notifications';

/**
 * The page that a notification leads to; null where it leads nowhere, as news of a bet does where the site hides my bets
 * (SPEC §2 "isMyBetsVisible"). `platformPage` says where a page of the platform is.
 */
export function notificationWay(
  news: Pick<Notification, 'type' | 'object_type' | 'object_id'>,
  hasMyBets: boolean,
  platformPage: (path: string) => string,
): string | null {
  const page = newsPage(news);
  if (page?.of === 'platform') return platformPage(page.path);
  return page && (hasMyBets || !isOfBets(page)) ? page.path : null;
}
