import * as z from 'zod/mini';
import { defineCall, OPERATOR_API } from './call';

/** What stands in an order that operators decide. */
const RANKED = ['sport', 'category', 'tournament'] as const;

const number = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const localeCode = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'is no code of a locale'));

/** Where something stands: in general, and in the locales that have an order of their own (SPEC §3 "League"). */
const standing = z.object({
  kind: z.enum(RANKED),
  id: z.int(),
  priority: z.int(),
  by_locale: z.record(z.string(), z.int()),
});

/**
 * Says where a sport, a category or a league stands among its like, the lowest first: everywhere, or in one locale; in
 * one, null lets it stand there as everywhere. 404 when there is none of that number.
 */
export const setPriority = defineCall({
  name: 'setPriority',
  summary: 'Say where a sport, a category or a league stands, everywhere or in one locale',
  origin: 'operator',
  method: 'PUT',
  path: `${OPERATOR_API}/priorities`,
  access: 'operator',
  body: z
    .object({
      kind: z.enum(RANKED),
      id: number,
      locale: z.nullish(localeCode),
      priority: z.nullable(z.int().check(z.minimum(0), z.maximum(999_999))),
    })
    .check(
      z.refine(({ locale, priority }) => priority !== null || typeof locale === 'string', {
        error: 'is null only in a locale',
        path: ['priority'],
      }),
    ),
  reply: z.object({ data: standing }),
});

export type StandingReply = z.input<typeof standing>;
