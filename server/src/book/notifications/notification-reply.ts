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
    object_type: objectOf(facts),
    object_id: 'betId' in facts ? facts.betId : null,
    read: read !== null,
    created_at: created.toISOString(),
  };
}

function objectOf(facts: StoredFacts): Notification['object_type'] {
  if (facts.type === 'payment') return facts.about;
  return 'betId' in facts ? 'bet' : null;
}
