import type { ColumnType, Generated } from 'kysely';

/** What operators have set: one row. */
interface SiteSettingsRow {
  only_row: Generated<boolean>;
  version: number;
  document: ColumnType<object, string, string>;
  changed_at: Date | null;
  changed_by: string | null;
}

export interface SiteSettingsTables {
  site_settings: SiteSettingsRow;
}
