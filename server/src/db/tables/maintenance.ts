import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** A notice of maintenance; a job tells players of it until it is over or cancelled, and takes it back then. */
interface MaintenanceNotices {
  id: GeneratedAlways<number>;
  name: string;
  from_at: Date;
  until_at: Date;
  /** The languages of the players who are told; null for all. */
  locales: string[] | null;
  texts: JSONColumnType<Record<string, string>>;
  /** Whose text is for those who have none in their language. */
  fallback_locale: string;
  created_at: Date;
  cancelled_at: Date | null;
  /** Players up to this id have been told. */
  told_up_to: Generated<number>;
  told: Generated<number>;
  /** When the job looks at it next. */
  due_at: Date;
  /** When the last of its notifications was taken back. */
  cleared_at: Date | null;
}

export interface MaintenanceTables {
  maintenance_notices: MaintenanceNotices;
}
