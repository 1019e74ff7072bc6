import type { Parsed } from '@touchline/wire/calls/call';
import type { setPriority, StandingReply } from '@touchline/wire/calls/operator-priorities';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';

const TABLES = { sport: 'sports', category: 'categories', tournament: 'tournaments' } as const;

/** Lets something stand where it is told to; answers where it stands then, or null when there is no such thing. */
export async function keepPriority(
  tx: Transaction<Database>,
  { kind, id, locale, priority }: Parsed<typeof setPriority>['body'],
): Promise<StandingReply | null> {
  const table = TABLES[kind];
  const known = await tx
    .selectFrom(table)
    .select('priority')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!known) return null;
  if (locale === null || locale === undefined) {
    if (priority !== null)
      await tx.updateTable(table).set({ priority }).where('id', '=', id).execute();
  } else if (priority === null) {
    await tx
      .deleteFrom('priorities')
      .where('kind', '=', kind)
      .where('entity_id', '=', id)
      .where('locale', '=', locale)
      .execute();
  } else {
    await tx
      .insertInto('priorities')
      .values({ kind, entity_id: id, locale, priority })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'entity_id', 'locale']).doUpdateSet({ priority }),
      )
      .execute();
  }
  return standingOf(tx, kind, id);
}

async function standingOf(
  tx: Transaction<Database>,
  kind: StandingReply['kind'],
  id: number,
): Promise<StandingReply> {
  const { priority } = await tx
    .selectFrom(TABLES[kind])
    .select('priority')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom('priorities')
    .select(['locale', 'priority'])
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .orderBy('locale')
    .execute();
  const byLocale = Object.fromEntries(rows.map((each) => [each.locale, each.priority]));
  return { kind, id, priority, by_locale: byLocale };
}
