import { refused, ok, type Result } from '@touchline/domain/result';
import { settingsSections, type SettingsSections } from '@touchline/wire/settings-sections';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { following } from '../../following';
import { LOCALES } from '../../locales';
import { type JsonObject, overlaid, type Place, without } from './document';

/** Why a document will not do: what stands where. */
export interface Fault {
  place: Place;
  why: string;
}

/** Whatever else settings have to keep to; null when they do. */
export type SettingsCheck = (settings: SettingsSections) => Fault | null;

/** The settings as they hold. */
export interface SettingsNow {
  version: number;
  changedAt: Date | null;
  changedBy: string | null;
  /** What operators have set. */
  document: JsonObject;
  settings: SettingsSections;
}

/** The settings of a running process. */
export interface LiveSettings {
  environment: SettingsSections;
  now(): SettingsNow;
  /** Reads what operators have set; from then on that is what holds. */
  refresh(): Promise<void>;
  /** What would hold with a document, or the first thing that is wrong with it. */
  judge(document: JsonObject): Result<SettingsSections, Fault>;
  /** Asks one more thing of settings from now on. */
  addCheck(check: SettingsCheck): void;
}

interface Opening {
  db: Kysely<Database>;
  environment: SettingsSections;
  log: { warn(details: object, message: string): void };
}

/** Opens the settings: the environment's, until the first `refresh`. */
export function liveSettings({ db, environment, log }: Opening): LiveSettings {
  const checks: SettingsCheck[] = [knownLocales];
  let now: SettingsNow = {
    version: 0,
    changedAt: null,
    changedBy: null,
    document: {},
    settings: environment,
  };
  const judge = (document: JsonObject) => judged(overlaid(environment, document), checks);
  return {
    environment,
    now: () => now,
    judge,
    addCheck: (check) => checks.push(check),
    refresh: async () => {
      const row = await readDocument(db);
      if (row.version === now.version && row.version > 0) return;
      const { settings, left } = usable(row.document, environment, judge);
      for (const fault of left) log.warn({ ...fault }, 'a setting does not fit any more');
      // Of two that read at once the older may come last.
      if (row.version >= now.version) now = { ...row, settings };
    },
  };
}

/** What follows from the settings: at each look what holds then, worked out anew when they change. */
export function followingSettings<T extends object>(
  { now }: Pick<LiveSettings, 'now'>,
  of: (settings: SettingsSections) => T,
): T {
  let { settings: seen } = now();
  let made = of(seen);
  return following(() => {
    const { settings } = now();
    if (settings !== seen) [seen, made] = [settings, of(settings)];
    return made;
  });
}

/** The document as it is kept; with a transaction, locked by it. */
export async function readDocument(
  db: Kysely<Database>,
  how: 'read' | 'lock' = 'read',
): Promise<Omit<SettingsNow, 'settings'>> {
  const row = await db
    .selectFrom('site_settings')
    .select(['version', 'document', 'changed_at', 'changed_by'])
    .$if(how === 'lock', (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return {
    version: row.version,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
    document: row.document as JsonObject,
  };
}

function judged(
  whole: SettingsSections,
  checks: readonly SettingsCheck[],
): Result<SettingsSections, Fault> {
  const parsed = settingsSections.safeParse(whole);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refused({ place: (issue?.path ?? []).map(String), why: issue?.message ?? 'not usable' });
  }
  for (const check of checks) {
    const fault = check(parsed.data);
    if (fault) return refused(fault);
  }
  return ok(parsed.data);
}

function knownLocales({ site }: SettingsSections): Fault | null {
  const at = site.locales.findIndex((code) => !Object.hasOwn(LOCALES, code));
  const why = `is none of ${Object.keys(LOCALES).join(', ')}`;
  return at === -1 ? null : { place: ['site', 'locales', String(at)], why };
}

/**
 * What can be used of a document that was good once: the environment, or we, may know other things by now. What does not
 * fit is left out, and stays in the document.
 */
function usable(
  document: JsonObject,
  environment: SettingsSections,
  judge: LiveSettings['judge'],
): { settings: SettingsSections; left: Fault[] } {
  const left: Fault[] = [];
  let rest = document;
  for (;;) {
    const found = judge(rest);
    if (found.ok) return { settings: found.value, left };
    left.push(found.error);
    const less = without(rest, found.error.place);
    if (JSON.stringify(less) === JSON.stringify(rest)) return { settings: environment, left };
    rest = less;
  }
}
