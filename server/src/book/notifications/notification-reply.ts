import type { Notification } from '@touchline/wire/notifications';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema';
import type { StoredFacts } from '../../db/tables/notifications';
import { notificationText } from './notification-texts';

type Row = Pick<Selectable<Database['notifications']>, 'id' | 'facts' | 'created_at' | 'read_at'>;

/** A stored notification as SPEC §3 has it, in the words of the locale. */
export function notificationReply(
  { id, facts, created_at: created, read_at: read }: Row,
  locale: string,
): Notification {
  return {
    id,
    ...notificationText(facts, locale),
    type: facts.type === 'price_error' ? 'bet' : facts.type,
    ...objectOf(facts),
    ...(isSettled(facts) && { is_settled: true }),
    read: read !== null,
    created_at: created.toISOString(),
  };
}

function isSettled(facts: StoredFacts): boolean {
  if (facts.type !== 'bet') return false;
  const { news } = facts;
  return news !== 'reopened' && news !== 'auto_cashed_out' && news !== 'auto_cashed_out_part';
}

/** What news is about, by its kind and number. */
function objectOf(facts: StoredFacts): Pick<Notification, 'object_type' | 'object_id'> {
  if (facts.type === 'payment') return { object_type: facts.about, object_id: null };
  if ('betId' in facts) return { object_type: 'bet', object_id: facts.betId };
  const bonus = 'bonus' in facts ? facts.bonus : undefined;
  return { object_type: bonus?.type ?? null, object_id: bonus?.id ?? null };
}
