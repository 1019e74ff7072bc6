import { type Kysely, sql } from 'kysely';

/**
 * When a provider's lists of descriptions were asked for last, and how many entries they had: 0 where the provider has
 * none in that language. Descriptions of variants that any market may have stand under the market 0.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table description_lists (
      provider text not null,
      kind text not null check (kind in ('markets', 'variants')),
      locale text not null,
      asked_at timestamptz not null,
      entries integer not null,
      primary key (provider, kind, locale)
    );
  `.execute(db);
}
