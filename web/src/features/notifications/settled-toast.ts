import type { Notification } from '@touchline/wire/notifications';
import type { Text } from '../../i18n/text';

/** How settled bets are told in passing. */
interface Telling {
  t: Text;
  /** Whether the news is in the language of this page: it comes in that of the account. */
  isInWords: boolean;
  /** Where a notification leads; null where it leads nowhere. */
  wayOf: (news: Pick<Notification, 'type' | 'object_type' | 'object_id'>) => string | null;
}

/** What is told, and the page that pressing it opens. */
export interface SettledToast {
  title: string;
  message?: string;
  way: string | null;
}

/** One alert for all bets that were settled at once: of one it says all that its notification does. */
export function settledToast(
  bets: readonly Notification[],
  { t, isInWords, wayOf }: Telling,
): SettledToast | null {
  const [first] = bets;
  if (!first) return null;
  const isAlone = bets.length === 1;
  const way = wayOf(isAlone ? first : { type: 'bet', object_type: null, object_id: null });
  const words =
    isAlone && isInWords
      ? { title: first.title, message: first.body }
      : { title: t('notifications.many', { count: bets.length }), ...kindsOf(bets, isInWords) };
  return { ...words, way };
}

/** How many of them came to what: "Bet won × 3 · Bet lost × 5". */
function kindsOf(bets: readonly Notification[], isInWords: boolean): { message?: string } {
  if (!isInWords || bets.length === 1) return {};
  const counts = new Map<string, number>();
  for (const { title } of bets) counts.set(title, (counts.get(title) ?? 0) + 1);
  return { message: [...counts].map(([title, count]) => `${title} × ${count}`).join(' · ') };
}

/** Gathers what comes one shortly after the other, and hands it on once nothing has come for a while (milliseconds). */
export function gatherNews<T>(deliver: (all: readonly T[]) => void, waitMs: number) {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const all = waiting;
    waiting = [];
    deliver(all);
  };
  return {
    add(each: T): void {
      waiting.push(each);
      clearTimeout(timer);
      timer = setTimeout(flush, waitMs);
    },
    /** Forgets what waits. */
    stop(): void {
      clearTimeout(timer);
      waiting = [];
    },
  };
}
