import * as z from 'zod/mini';
import { patchOf } from '../patch-schema';
import { settingsSections } from '../settings-sections';
import { defineCall, OPERATOR_API } from './call';

/** What holds now, in its sections, and where each of it comes from. */
export const settingsNow = z.object({
  /** Counts up with each change. */
  version: z.int(),
  /** When somebody changed it last, ISO 8601, and who; null where nobody ever has. */
  changed_at: z.nullable(z.string()),
  changed_by: z.nullable(z.string()),
  settings: settingsSections,
  /** The same, one by one, such as `betting.vip.times`. What no operator has set is the environment's. */
  fields: z.array(
    z.object({
      field: z.string(),
      value: z.unknown(),
      source: z.enum(['environment', 'operator']),
    }),
  ),
  /** What operators have set, in its sections: what a change is merged into. */
  document: z.record(z.string(), z.unknown()),
});

/** What is changed, in its sections. */
const sections = patchOf(settingsSections)._zod.def as unknown as {
  shape: Record<'site' | 'betting' | 'players', z.ZodMiniType>;
};

const change = z.strictObject({
  /** The version that was looked at: of two who change at once, the second is told. */
  version: z.int().check(z.gte(0)),
  ...sections.shape,
  /** Only says what would hold. */
  dry_run: z._default(z.boolean(), false),
});

/** What came of a change. */
const changed = z.object({ data: z.extend(settingsNow, { dry_run: z.boolean() }) });

export const readSettings = defineCall({
  name: 'readSettings',
  summary: 'All settings as they hold now, and where each comes from',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/settings`,
  access: 'operator',
  reply: z.object({ data: settingsNow }),
});

/** RFC 7396: what is left out stays, null takes the environment's again. */
export const changeSettings = defineCall({
  name: 'changeSettings',
  summary: 'Change settings; they hold from their next use on',
  origin: 'operator',
  method: 'PATCH',
  path: `${OPERATOR_API}/settings`,
  access: 'operator',
  body: change,
  reply: changed,
});

/** Whatever is left out is the environment's again. */
export const replaceSettings = defineCall({
  name: 'replaceSettings',
  summary: 'Set these settings and no others',
  origin: 'operator',
  method: 'PUT',
  path: `${OPERATOR_API}/settings`,
  access: 'operator',
  body: change,
  reply: changed,
});

export type SettingsNowReply = z.input<typeof settingsNow>;
