import * as z from 'zod/mini';
import { EVENT_KINDS, eventAbout } from '../significant-events';
import { defineCall, OPERATOR_API } from './call';
import { moment, wordsOf } from './filters';
import { pageLimit, wholeNumberFrom } from './whole-number';

/** The number of an event: they outgrow nine digits. */
const eventNumber = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,15}$/)), z.int().check(z.minimum(0))]),
  z.transform(Number),
);

/** Significant events, the newest first. Events of one kind about the same thing within a minute are one, with a count. */
export const listEvents = defineCall({
  name: 'listEvents',
  summary: 'Significant events: refused sign-ins and origins, limits met, large wins and the like',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/significant-events`,
  access: 'operator',
  query: z
    .object({
      kind: z.optional(wordsOf(EVENT_KINDS)),
      player_id: z.optional(wholeNumberFrom(1, 999_999_999)),
      /** When they happened first; the end does not belong to it. */
      from: z.optional(moment),
      to: z.optional(moment),
      /** Those noted before this one: `next` of the page before. */
      before: z.optional(eventNumber),
      limit: z.optional(pageLimit),
    })
    .check(
      z.refine(
        ({ from, to }) =>
          from === undefined || to === undefined || Date.parse(from) <= Date.parse(to),
        { path: ['to'], error: 'is before from' },
      ),
    ),
  reply: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(EVENT_KINDS),
        /** When it happened first, and last, by the database's clock. */
        at: z.string(),
        last_at: z.string(),
        /** How often it happened. */
        count: z.int(),
        player_id: z.nullable(z.int()),
        about: eventAbout,
      }),
    ),
    /** What `before` takes to read on; null at the end. */
    next: z.nullable(z.int()),
  }),
});
