import { PRICE_FAULTS, SETTLEMENT_FAULTS } from '@touchline/domain/feed/plausibility';
import * as z from 'zod/mini';
import { pagination } from '../catalogue';
import { defineCall, OPERATOR_API } from './call';
import { reason } from './operator-markets';
import { pageLimit, pageNumber, wholeNumberFrom } from './whole-number';

const numbered = z.object({ id: wholeNumberFrom(1, 999_999_999) });

/** `open` waits for an operator; `kept_closed` is suspended by one, and `void` is void by one, whatever the feed says. */
const STATES = ['open', 'kept_closed', 'void'] as const;

/** Its provider has not told its name: it waits for it for a few seconds, and is on offer in generic words after them. */
const NAMING_FAULT = 'unnamed';

const heldLine = z.object({
  id: z.int(),
  match_id: z.int(),
  market_id: z.int(),
  specifier: z.string(),
  state: z.enum(STATES),
  /** Since when, as a date and time. */
  held_at: z.string(),
  /** Who keeps it closed. */
  closed_by: z.nullable(z.string()),
  /** What cannot be true or has no name, and what the feed said that shows it. */
  faults: z.array(
    z.object({
      fault: z.enum([...PRICE_FAULTS, ...SETTLEMENT_FAULTS, NAMING_FAULT]),
      said: z.string(),
    }),
  ),
  /** What the feed says now, and what would be offered and paid if it were released. */
  feed: z.object({
    status: z.int(),
    /** Thousandths, by outcome id. */
    odds: z.record(z.string(), z.nullable(z.int())),
    results: z.nullable(z.record(z.string(), z.string())),
  }),
});

/** Lines that are not offered as their feed tells them, those that are held longest first. */
export const listHeldLines = defineCall({
  name: 'listHeldLines',
  summary:
    'Lines whose price or settlement cannot be true, that have no name, or that operators keep closed',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/held-lines`,
  access: 'operator',
  query: z.object({
    state: z.optional(z.enum(STATES)),
    page: z.optional(pageNumber),
    limit: z.optional(pageLimit),
  }),
  reply: z.object({ data: z.array(heldLine), pagination }),
});

/** The feed's word counts again: its prices are sold and its results pay. 404 when it is held no more, 409 when it is void. */
export const releaseHeldLine = defineCall({
  name: 'releaseHeldLine',
  summary: 'Sell and settle a held line as its feed says now',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/held-lines/:id/release`,
  access: 'operator',
  params: numbered,
  body: z.object({ reason: z.optional(reason) }),
  reply: z.object({ data: heldLine }),
});

/** It stays suspended until it is released, whatever the feed says. 404 when it is held no more, 409 when it is closed already. */
export const keepLineClosed = defineCall({
  name: 'keepLineClosed',
  summary: 'Keep a held line suspended until it is released',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/held-lines/:id/keep-closed`,
  access: 'operator',
  params: numbered,
  body: z.object({ reason: z.optional(reason) }),
  reply: z.object({ data: heldLine }),
});

export type HeldLine = z.input<typeof heldLine>;
export type HeldLineState = HeldLine['state'];
