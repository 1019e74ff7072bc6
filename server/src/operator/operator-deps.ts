import type { Kysely } from 'kysely';
import type { SiteSettings } from '../book/site';
import type { Database } from '../db/schema';
import type { LiveSettings } from './settings/live-settings';

/** What operators' calls stand on. */
export interface OperatorDeps {
  db: Kysely<Database>;
  clock: { now(): Date };
  site: SiteSettings;
  settings: LiveSettings;
  /** Resolves when markets can be named as providers describe them. */
  described(): Promise<void>;
}
