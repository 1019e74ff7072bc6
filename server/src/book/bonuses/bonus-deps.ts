import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { SiteSettings } from '../site';

/** What bonuses of players stand on. */
export interface BonusDeps {
  db: Kysely<Database>;
  clock: { now(): Date };
  site: SiteSettings;
}
