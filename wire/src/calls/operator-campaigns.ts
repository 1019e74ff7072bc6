import { BET_TYPES } from '@touchline/domain/bets/bet-kind';
import { POOL_STATES } from '@touchline/domain/bonus/pool-state';
import { COUNTRIES } from '@touchline/domain/countries';
import { SPORT_TYPES } from '@touchline/domain/event';
import * as z from 'zod/mini';
import { budget, campaignOffer, hours, leastAmounts, number, part } from '../campaign-offer';
import { pagination } from '../catalogue';
import { oddsValue } from '../money';
import { plainText } from '../plain-text';
import { defineCall, OPERATOR_API } from './call';
import { moment } from './filters';
import { pageLimit, pageNumber, wholeNumber } from './whole-number';

/** Who gets it, and when. */
const trigger = z.discriminatedUnion('key', [
  z.strictObject({ key: z.literal('once') }),
  z.strictObject({ key: z.literal('group'), group: plainText(1, 60) }),
  z.strictObject({ key: z.literal('registration') }),
  /** The least deposit in subunits by currency; any other counts whatever it is. */
  z.strictObject({
    key: z.literal('deposit'),
    least: z._default(leastAmounts, {}),
  }),
  z.strictObject({ key: z.literal('birthday') }),
  z.strictObject({
    key: z.literal('code'),
    code: z.string().check(z.regex(/^[\w-]{3,40}$/)),
  }),
  z.strictObject({ key: z.literal('bets'), count: number }),
]);

const countryCode = z
  .string()
  .check(z.refine((code) => COUNTRIES.includes(code), { error: 'is the code of no country' }));

/** What a campaign asks of players and bets. */
export const campaignTerms = z
  .strictObject({
    country_codes: z._default(z.array(countryCode), []),
    only_verified: z._default(z.boolean(), false),
    /** An event meets one of them in all its parts. */
    event_conditions: z._default(
      z
        .array(
          z.strictObject({
            sport_id: part,
            category_id: part,
            tournament_id: part,
            match_id: part,
            sport_type: z._default(z.nullable(z.enum(SPORT_TYPES)), null),
          }),
        )
        .check(z.maxLength(50)),
      [],
    ),
    bet_types: z._default(z.array(z.enum(BET_TYPES)), []),
    match_status: z._default(z.enum(['prematch', 'live', 'both']), 'both'),
    min_odds: z._default(z.nullable(oddsValue), null),
    max_odds: z._default(z.nullable(oddsValue), null),
    selection_count_from: part,
    selection_count_to: part,
  })
  .check(
    z.refine(({ min_odds: least, max_odds: most }) => (least ?? 0) <= (most ?? Infinity), {
      path: ['max_odds'],
      error: 'is below min_odds',
    }),
    z.refine(
      ({ selection_count_from: from, selection_count_to: to }) => (from ?? 0) <= (to ?? Infinity),
      { path: ['selection_count_to'], error: 'is below selection_count_from' },
    ),
  );

/** Paragraphs, each a line. */
const paragraphs = z.string().check(
  z.minLength(1),
  z.maxLength(10_000),
  z.refine(
    (text) => text.split('\n').every((line) => plainText(0, 10_000).safeParse(line).success),
    {
      error: 'holds characters that cannot be seen',
    },
  ),
);

/** Something by locale, English always. */
export function byLocale<T extends z.ZodMiniType>(each: T) {
  return z
    .record(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)), each)
    .check(z.refine((texts) => 'en' in texts, { path: ['en'], error: 'is needed' }));
}

/** What players read of a campaign. */
export const words = z.strictObject({ name: plainText(1, 100), terms: paragraphs });
const address = z._default(
  z.nullable(z.string().check(z.maxLength(500), z.regex(/^(\/|https:\/\/)/))),
  null,
);

/** A campaign as it is thought out. */
const campaignSent = z
  .strictObject({
    offer: campaignOffer,
    trigger,
    texts: byLocale(words),
    banners: z._default(z.strictObject({ desktop: address, mobile: address }), {
      desktop: null,
      mobile: null,
    }),
    terms: z.prefault(campaignTerms, {}),
    /** Left out, now. */
    starts_at: z.optional(moment),
    ends_at: z._default(z.nullable(moment), null),
    /** How long an issued bonus lives; null as long as the campaign. */
    lives_hours: hours,
    needs_activation: z._default(z.boolean(), false),
    /** How often a bonus may be used; a freebet is used once. */
    uses_count: part,
    /** Whether bets with its freebets may be cashed out, also those that are earned. */
    freebet_cash_out: z._default(z.boolean(), false),
    /**
     * What it may give in all: freebets, and the pool of a tournament. Null where only the site's ceiling for each day
     * bounds it. What comes back unused is not given again.
     */
    budget: z._default(z.nullable(budget), null),
    /** Only says what it would touch. */
    dry_run: z._default(z.boolean(), false),
  })
  .check(
    z.refine(
      ({ starts_at: from, ends_at: to }) =>
        to === null || from === undefined || Date.parse(from) < Date.parse(to),
      { path: ['ends_at'], error: 'is not behind starts_at' },
    ),
    z.refine(({ offer, budget }) => offer.kind !== 'comboboost' || budget === null, {
      path: ['budget'],
      error: 'is not for a comboboost, which costs what its bets win',
    }),
    z.refine(({ offer, ends_at: to }) => offer.kind !== 'hunting_tournament' || to !== null, {
      path: ['ends_at'],
      error: 'is needed for a tournament, which is paid then',
    }),
    z.refine(({ offer, lives_hours: own }) => offer.kind !== 'hunting_tournament' || own === null, {
      path: ['lives_hours'],
      error: 'is not for a tournament, which ends for all at once',
    }),
    z.refine(({ offer, needs_activation: waits }) => offer.kind !== 'amb' || !waits, {
      path: ['needs_activation'],
      error: 'is not for an amb freebet, which counts all bets',
    }),
    z.refine(({ offer, trigger: { key } }) => offer.kind !== 'amb' || key !== 'code', {
      path: ['trigger', 'key'],
      error: 'cannot be a code for an amb freebet',
    }),
    z.refine(({ offer, uses_count: uses }) => offer.kind !== 'amb' || uses === null, {
      path: ['uses_count'],
      error: 'is not for an amb freebet, which is not used on bets',
    }),
  );

const status = z.enum(['active', 'paused', 'ended']);

/** A campaign as it is kept, with what it has done. */
export const campaign = z.object({
  id: z.int(),
  kind: z.string(),
  status,
  name: z.string(),
  trigger_key: z.string(),
  starts_at: z.string(),
  ends_at: z.nullable(z.string()),
  created_at: z.string(),
  created_by: z.string(),
  /** How many bonuses it has issued, and how often they were used. */
  issued: z.int(),
  used: z.int(),
  /** What it may give in all and has given, in subunits; null where it has no budget of its own. */
  budget: z.nullable(z.object({ amount: z.int(), currency: z.string(), spent: z.int() })),
  /** The pool of a tournament, in subunits, and when its places were paid; null for all others. */
  pool: z.nullable(
    z.object({
      amount: z.int(),
      currency: z.string(),
      state: z.enum(POOL_STATES),
      paid_at: z.nullable(z.string()),
    }),
  ),
});

/**
 * Whom a campaign touches at once, by the currency of the players, and what it gives them, in subunits. `prizes` is the
 * most that those may earn of it; null where nothing bounds that.
 */
const touched = z.object({
  players: z.int(),
  money: z.array(
    z.object({
      currency: z.string(),
      players: z.int(),
      amount: z.int(),
      prizes: z.nullable(z.int()),
    }),
  ),
  /** What the cheapest bet can earn, in English words; null where bets earn nothing. */
  cheapest_bet: z.nullable(z.string()),
  /** What a tournament sets aside for its places; null for all others. */
  pool: z.nullable(z.object({ currency: z.string(), amount: z.int() })),
});

export const createCampaign = defineCall({
  name: 'createCampaign',
  summary:
    'Create a campaign, or see whom it would touch; 409 when its code is taken, or no money is left for its pool today',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/campaigns`,
  access: 'operator',
  body: campaignSent,
  reply: z.object({
    /** `campaign` is null where it was only looked at. */
    data: z.object({ dry_run: z.boolean(), campaign: z.nullable(campaign), touches: touched }),
  }),
});

export const listCampaigns = defineCall({
  name: 'listCampaigns',
  summary: 'Campaigns, the newest first, with what they have issued',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/campaigns`,
  access: 'operator',
  query: z.object({
    status: z.optional(status),
    page: z.optional(pageNumber),
    limit: z.optional(pageLimit),
  }),
  reply: z.object({ data: z.array(campaign), pagination }),
});

const params = z.object({ id: wholeNumber });
const changed = z.object({ data: campaign });

/** 404 when there is none, 409 when it does not run. */
export const pauseCampaign = defineCall({
  name: 'pauseCampaign',
  summary: 'Pause a campaign: it issues nothing, and what it has issued cannot be used',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/campaigns/:id/pause`,
  access: 'operator',
  params,
  reply: changed,
});

/** 404 when there is none, 409 when it is not paused. */
export const resumeCampaign = defineCall({
  name: 'resumeCampaign',
  summary: 'Let a paused campaign run again',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/campaigns/:id/resume`,
  access: 'operator',
  params,
  reply: changed,
});

/** 404 when there is none, 409 when it has ended. What was issued stays until it expires, unless it is taken back. */
export const endCampaign = defineCall({
  name: 'endCampaign',
  summary: 'End a campaign for good',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/campaigns/:id/end`,
  access: 'operator',
  params,
  body: z.object({ take_back: z._default(z.boolean(), false) }),
  reply: changed,
});

export type CampaignSent = z.output<typeof campaignSent>;
export type CampaignReply = z.input<typeof campaign>;
