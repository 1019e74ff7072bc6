import type { SettingsReply } from '@touchline/wire/calls/settings';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { PRODUCER_UP } from '../db/producer-up';
import type { Database } from '../db/schema';

/** Whether the provider of a match takes bets now, by the name of its column. */
export function isProviderUp(provider: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${provider} <> all(array(select p.provider from producers p where not ${PRODUCER_UP}))`;
}

/** A provider is down while any of its producers is. */
export async function providerStatuses(
  db: Kysely<Database>,
): Promise<SettingsReply['provider_statuses']> {
  const rows = await db
    .selectFrom('producers as p')
    .select(['p.provider', sql<boolean>`bool_and(${PRODUCER_UP})`.as('up')])
    .groupBy('p.provider')
    .orderBy('p.provider')
    .execute();
  return Object.fromEntries(rows.map(({ provider, up }) => [provider, up ? 'active' : 'down']));
}
