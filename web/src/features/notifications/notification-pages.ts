import type { InfiniteData } from '@tanstack/react-query';
import type { ReadOf } from '@touchline/wire/calls/call';
import type { listNotifications } from '@touchline/wire/calls/notifications';
import type { Notification } from '@touchline/wire/notifications';

export type NotificationPage = ReadOf<typeof listNotifications>;
export type NotificationPages = InfiniteData<NotificationPage, number>;

/** All notifications of the pages read so far, newest first; one that a newer one has moved to the next page counts once. */
export function listed(pages: readonly NotificationPage[]): Notification[] {
  const known = new Map<number, Notification>();
  for (const { data } of pages) {
    for (const each of data) if (!known.has(each.id)) known.set(each.id, each);
  }
  return [...known.values()].sort((one, other) => other.id - one.id);
}

/** The page to ask for after this one; undefined after the last. */
export function nextPage({ pagination }: NotificationPage): number | undefined {
  return pagination.page < pagination.last_page ? pagination.page + 1 : undefined;
}

/** The pages with some notifications read, or all of them with null. */
export function withRead(
  pages: NotificationPages,
  ids: readonly number[] | null,
): NotificationPages {
  const isMeant = (id: number) => ids === null || ids.includes(id);
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      data: page.data.map((each) => (isMeant(each.id) ? { ...each, read: true } : each)),
    })),
  };
}
