import type { Parsed } from '@touchline/wire/calls/call';
import * as calls from '@touchline/wire/calls/operator-settings';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { changeSettings, type ChangeRefusal } from './change-settings';
import { type JsonObject, leavesOf, valueAt } from './document';
import type { LiveSettings, SettingsNow } from './live-settings';

interface SettingsDeps {
  db: Kysely<Database>;
  clock: { now(): Date };
  settings: LiveSettings;
}

/** Says how settings are read and changed while the site runs. */
export function settingsRoutes(router: Router, { db, clock, settings }: SettingsDeps): void {
  const change = async (
    { body, operator }: Parsed<typeof calls.changeSettings> & { operator: string },
    replaces: boolean,
  ) => {
    const { version, dry_run: isDryRun, ...sections } = body;
    const changed = await changeSettings(db, settings, {
      at: clock.now(),
      operator,
      version,
      sections: sections as JsonObject,
      replaces,
      isDryRun,
    });
    if (!changed.ok) return refusal(changed.error);
    const answer = reply({ data: { ...settingsReply(changed.value), dry_run: isDryRun } });
    const { version: now } = changed.value;
    // What changes nothing leaves the version as it was.
    const events =
      now > version ? [{ kind: 'settings_changed' as const, about: { version: now } }] : [];
    return { ...answer, events };
  };
  router.on(calls.readSettings, async () => {
    // Another process may have changed them a moment ago.
    await settings.refresh();
    return reply({ data: settingsReply(settings.now()) });
  });
  router.on(calls.changeSettings, (asked) => change(asked, false));
  router.on(calls.replaceSettings, (asked) => change(asked, true));
}

function refusal(error: ChangeRefusal): ReturnType<typeof failure> {
  if (error.why === 'changed_meanwhile') {
    const field = 'body.version';
    return failure(409, 'conflict', `it is version ${error.version} by now`, { field });
  }
  const field = ['body', ...error.fault.place].join('.');
  return failure(400, 'bad_request', `${field}: ${error.fault.why}`, { field });
}

function settingsReply(now: SettingsNow): calls.SettingsNowReply {
  const { version, changedAt, changedBy, settings, document } = now;
  const fields = leavesOf(settings as unknown as JsonObject).map(([place, value]) => ({
    field: place.join('.'),
    value,
    source: isSet(document, place) ? ('operator' as const) : ('environment' as const),
  }));
  return {
    version,
    changed_at: changedAt?.toISOString() ?? null,
    changed_by: changedBy,
    settings,
    fields,
    document: { ...document },
  };
}

/** Whether an operator has set it; what is filled in beside what they set is of their setting too. */
function isSet(document: JsonObject, place: readonly string[]): boolean {
  return valueAt(document, place) !== undefined;
}
