import { refused, ok, type Result } from '@touchline/domain/result';
import { SPORT_KEYS } from '@touchline/wire/reserved-paths';
import type { SettingsSections } from '@touchline/wire/settings-sections';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { logDecisions } from '../log';
import {
  type Json,
  type JsonObject,
  leavesOf,
  merged,
  overlaid,
  type Place,
  valueAt,
} from './document';
import { type Fault, type LiveSettings, readDocument, type SettingsNow } from './live-settings';

/** The channel by which processes tell each other that settings have changed. */
export const SETTINGS_CHANNEL = 'site_settings';

/** A change as an operator asks for it. */
export interface Change {
  at: Date;
  operator: string;
  /** What was looked at. */
  version: number;
  sections: JsonObject;
  /** Whether whatever is not named is the environment's again. */
  replaces: boolean;
  isDryRun: boolean;
}

export type ChangeRefusal =
  | { why: 'changed_meanwhile'; version: number }
  | ({ why: 'wrong' } & { fault: Fault });

/**
 * Changes what operators have set, with one entry in the log that says what was before and after; what changes nothing
 * is none. Answers with what holds then. Of two at once the second is refused.
 */
export async function changeSettings(
  db: Kysely<Database>,
  live: LiveSettings,
  change: Change,
): Promise<Result<SettingsNow, ChangeRefusal>> {
  const result = await db.transaction().execute(async (tx) => {
    const before = await readDocument(tx, 'lock');
    if (before.version !== change.version) {
      return refused({ why: 'changed_meanwhile' as const, version: before.version });
    }
    const hidden = firstHidden(change.sections);
    if (hidden) return refused({ why: 'wrong' as const, fault: hidden });
    const document = merged(change.replaces ? {} : before.document, change.sections);
    const judged = live.judge(document);
    if (!judged.ok) return refused({ why: 'wrong' as const, fault: judged.error });
    const unknown = await firstUnknownSport(tx, judged.value);
    if (unknown) return refused({ why: 'wrong' as const, fault: unknown });
    const changes = differences(before.document, document, live);
    if (changes.length === 0 || change.isDryRun) {
      return ok({ ...before, document, settings: judged.value });
    }
    const now = {
      version: before.version + 1,
      changedAt: change.at,
      changedBy: change.operator,
      document,
    };
    await keep(tx, now);
    const details = { version: now.version, changes };
    await logDecisions(tx, [
      { at: change.at, operator: change.operator, action: 'settings_changed', details },
    ]);
    return ok({ ...now, settings: judged.value });
  });
  if (result.ok && !change.isDryRun) await live.refresh();
  return result;
}

/** A sport that neither we nor any feed so far know by its key: a delay for it would hold for nothing. */
async function firstUnknownSport(
  tx: Kysely<Database>,
  { betting }: SettingsSections,
): Promise<Fault | null> {
  const named = Object.keys(betting.live_delays.by_sport).filter((key) => !SPORT_KEYS.has(key));
  if (named.length === 0) return null;
  const rows = await tx.selectFrom('sports').select('key').where('key', 'in', named).execute();
  const unknown = named.find((key) => !rows.some((row) => row.key === key));
  if (unknown === undefined) return null;
  return { place: ['betting', 'live_delays', 'by_sport', unknown], why: 'is the key of no sport' };
}

async function keep(tx: Kysely<Database>, now: Omit<SettingsNow, 'settings'>): Promise<void> {
  await tx
    .updateTable('site_settings')
    .set({
      version: now.version,
      document: JSON.stringify(now.document),
      changed_at: now.changedAt,
      changed_by: now.changedBy,
    })
    .execute();
  await sql`select pg_notify(${SETTINGS_CHANNEL}, ${String(now.version)})`.execute(tx);
}

/** What no column of text takes: null characters and halves of letters. */
// oxlint-disable-next-line no-control-regex
const HIDDEN = /[\u0000\p{Cs}]/u;

function firstHidden(sections: JsonObject): Fault | null {
  const found = leavesOf(sections).find(
    ([place, value]) =>
      place.some((name) => HIDDEN.test(name)) || textsIn(value).some((text) => HIDDEN.test(text)),
  );
  return found ? { place: found[0], why: 'holds characters that cannot be kept' } : null;
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...textsIn(member)]);
}

interface Difference {
  field: string;
  /** What held; null where nothing did. */
  before: Json;
  after: Json;
  /** Where what holds now comes from. */
  source: 'environment' | 'operator';
}

/** What is set otherwise than before, by its place, with what held and what holds. */
function differences(before: JsonObject, after: JsonObject, { environment }: LiveSettings) {
  const [was, is] = [before, after].map((each) => overlaid(environment, each));
  const places = new Map<string, Place>();
  for (const [place] of [...leavesOf(before), ...leavesOf(after)])
    places.set(place.join('.'), place);
  return [...places].flatMap(([field, place]): Difference[] => {
    const isSame = JSON.stringify(valueAt(before, place)) === JSON.stringify(valueAt(after, place));
    if (isSame) return [];
    const source = valueAt(after, place) === undefined ? 'environment' : 'operator';
    return [
      { field, before: valueAt(was, place) ?? null, after: valueAt(is, place) ?? null, source },
    ];
  });
}
