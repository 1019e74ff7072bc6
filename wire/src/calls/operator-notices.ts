import * as z from 'zod/mini';
import { pagination } from '../catalogue';
import { plainText } from '../plain-text';
import { defineCall, OPERATOR_API } from './call';
import { moment } from './filters';
import { pageLimit, pageNumber, wholeNumberFrom } from './whole-number';

const localeCode = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'is no code of a locale'));

/** A notice of maintenance. `active`: players are told and see it; it is `over` at its end, or `cancelled`. */
const maintenance = z.object({
  id: z.int(),
  name: z.string(),
  from: z.string(),
  until: z.string(),
  /** The languages of the players who are told; null for all. */
  locales: z.nullable(z.array(z.string())),
  texts: z.record(z.string(), z.string()),
  state: z.enum(['active', 'over', 'cancelled']),
  /** How many players have been told so far. */
  told: z.int(),
  created_at: z.string(),
});

const announced = z
  .object({
    /** Tells it from other maintenance, such as `march-2026`. */
    name: plainText(1, 60),
    /** When it begins; left out, now. */
    from: z.optional(moment),
    until: moment,
    locales: z.optional(z.array(localeCode).check(z.minLength(1), z.maxLength(60))),
    texts: z.optional(z.record(localeCode, plainText(1, 300))),
  })
  .check(
    z.refine(({ from, until }) => from === undefined || Date.parse(from) < Date.parse(until), {
      path: ['until'],
      error: 'is not after from',
    }),
  );

/**
 * Tells players of maintenance, each once, also those who open an account before it is over. They read the text of
 * their language, else that of the site's first, else ours. Asked again by the same name it is the same; 409 conflict
 * when it is another.
 */
export const announceMaintenance = defineCall({
  name: 'announceMaintenance',
  summary: 'Notify players of maintenance, now or planned; all of them, or those of some locales',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/maintenance`,
  access: 'operator',
  body: announced,
  reply: z.object({ data: maintenance }),
});

export const listMaintenance = defineCall({
  name: 'listMaintenance',
  summary: 'Notices of maintenance, the newest first',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/maintenance`,
  access: 'operator',
  query: z.object({ page: z.optional(pageNumber), limit: z.optional(pageLimit) }),
  reply: z.object({ data: z.array(maintenance), pagination }),
});

/** Nobody is told any more, and those who were see it no longer; 409 conflict once it is over. Twice does no harm. */
export const cancelMaintenance = defineCall({
  name: 'cancelMaintenance',
  summary: 'Cancel a notice of maintenance',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/maintenance/:id/cancel`,
  access: 'operator',
  params: z.object({ id: wholeNumberFrom(1, 999_999_999) }),
  reply: z.object({ data: maintenance }),
});
