import { PAYOUT_STATUSES } from '@touchline/domain/bonus/jackpot-hit';
import { givesMoreThanStaked } from '@touchline/domain/bonus/jackpot';
import * as z from 'zod/mini';
import { pagination } from '../catalogue';
import { jackpot, jackpotHit, jackpotProof } from '../jackpots';
import { amount, currencyCode } from '../money';
import { plainText } from '../plain-text';
import { defineCall, OPERATOR_API } from './call';
import { moment, wordsOf } from './filters';
import { currency, subunits } from '../campaign-offer';
import { byLocale, campaignTerms, words } from './operator-campaigns';
import { pageLimit, pageNumber, wholeNumber } from './whole-number';

/** Part of the names of accounts, so it is plain. */
const levelCode = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,19}$/));

/** So that all levels together stay what JSON can hold. */
const MOST_AT_START = 1_000_000_000_000;

/** Amounts are subunits of the jackpot's currency. */
const levelSent = z
  .strictObject({
    code: levelCode,
    names: byLocale(plainText(1, 40)),
    /** What the pool gets of each stake, in millionths: at most a tenth. */
    share: z.int().check(z.minimum(1), z.maximum(100_000)),
    /** What the promotions put into it at the beginning, and again after each hit. */
    start_amount: z._default(z.int().check(z.minimum(0), z.maximum(MOST_AT_START)), 0),
    /** The pool must drop when it holds this; null never. */
    must_drop_at: z._default(z.nullable(subunits), null),
    /** One hit in so much stake, on average. */
    hit_every: subunits,
  })
  .check(
    z.refine(({ start_amount: start, must_drop_at: most }) => most === null || most > start, {
      path: ['must_drop_at'],
      error: 'is not above start_amount',
    }),
  );

const differ = z.refine<{ code: string }[]>(
  (levels) => new Set(levels.map(({ code }) => code)).size === levels.length,
  { error: 'have a code twice' },
);

const isCovered = z.refine<z.output<typeof levelSent>[]>(
  (levels) =>
    !givesMoreThanStaked(
      levels.map(({ share, start_amount, must_drop_at: ceiling, hit_every }) => ({
        share,
        startAmount: BigInt(start_amount),
        ceiling: ceiling === null ? null : BigInt(ceiling),
        hitEvery: BigInt(hit_every),
      })),
    ),
  { error: 'give more than is staked' },
);

/** A jackpot as it is thought out. */
const jackpotSent = z
  .strictObject({
    texts: byLocale(words),
    terms: z.prefault(campaignTerms, {}),
    currency,
    levels: z.array(levelSent).check(z.minLength(1), z.maxLength(8), differ, isCovered),
    /** Left out, now. */
    starts_at: z.optional(moment),
    ends_at: z._default(z.nullable(moment), null),
    /** Only says what it would touch. */
    dry_run: z._default(z.boolean(), false),
  })
  .check(
    z.refine(
      ({ starts_at: from, ends_at: to }) =>
        to === null || from === undefined || Date.parse(from) < Date.parse(to),
      { path: ['ends_at'], error: 'is not behind starts_at' },
    ),
  );

/** A jackpot, who made it, and what it has done. */
const ownJackpot = z.object({
  jackpot,
  created_at: z.string(),
  created_by: z.string(),
  /** Bets that have fed it, and what they gave. */
  bets: z.int(),
  fed_amount: amount,
  /** Hits that wait for a decision. */
  waiting_hits: z.int(),
});

/** What the last seven days would have been with it, events and odds aside, in subunits of its currency. */
const touched = z.object({
  players: z.int(),
  stakes: amount,
  contributions: amount,
  /** What the promotions put into its pools at once. */
  start_amount: amount,
  currency: currencyCode,
});

export const createJackpot = defineCall({
  name: 'createJackpot',
  summary: 'Create a jackpot and commit to its seed, or see what it would touch',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/jackpots`,
  access: 'operator',
  body: jackpotSent,
  reply: z.object({
    /** `jackpot` is null where it was only looked at. */
    data: z.object({ dry_run: z.boolean(), jackpot: z.nullable(ownJackpot), touches: touched }),
  }),
});

const paged = { page: z.optional(pageNumber), limit: z.optional(pageLimit) };

export const listOwnJackpots = defineCall({
  name: 'listOwnJackpots',
  summary: 'All jackpots, the newest first, with what they have done',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/jackpots`,
  access: 'operator',
  query: z.object(paged),
  reply: z.object({ data: z.array(ownJackpot), pagination }),
});

const params = z.object({ id: wholeNumber });
/** Left out, all levels that may. */
const body = z.object({ level: z.optional(levelCode) });
const changed = z.object({ data: ownJackpot });

/** 404 when there is no such jackpot or level, 409 when nothing of it runs. */
export const pauseJackpot = defineCall({
  name: 'pauseJackpot',
  summary: 'Pause a jackpot, or one level of it: bets neither feed it nor are drawn for',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/jackpots/:id/pause`,
  access: 'operator',
  params,
  body,
  reply: changed,
});

/** 404 when there is no such jackpot or level, 409 when nothing of it is paused. */
export const resumeJackpot = defineCall({
  name: 'resumeJackpot',
  summary: 'Let a paused jackpot, or one level of it, run again',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/jackpots/:id/resume`,
  access: 'operator',
  params,
  body,
  reply: changed,
});

/** 404 when there is no such jackpot or level, 409 when all of it has ended. */
export const endJackpot = defineCall({
  name: 'endJackpot',
  summary: 'End a jackpot, or one level of it, for good: what is left goes back to the promotions',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/jackpots/:id/end`,
  access: 'operator',
  params,
  body,
  reply: changed,
});

/** A hit, and whose it is. */
const ownHit = z.object({
  player_id: z.int(),
  bet_id: z.int(),
  cause: z.enum(['drawn', 'must_drop']),
  hit: jackpotHit,
  decided_at: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  paid_at: z.nullable(z.string()),
});

/** Those that wait longest first. */
export const listOwnJackpotHits = defineCall({
  name: 'listOwnJackpotHits',
  summary: 'Hits of jackpots by the status of the payout; left out, those that wait for a decision',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/jackpot-hits`,
  access: 'operator',
  query: z.object({ status: z.optional(wordsOf(PAYOUT_STATUSES)), ...paged }),
  reply: z.object({ data: z.array(ownHit), pagination }),
});

/** It is paid at once, to the player's account in the jackpot's currency; 404 when there is none, 409 when it was decided. */
export const approveJackpotHit = defineCall({
  name: 'approveJackpotHit',
  summary: 'Approve the payout of a hit',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/jackpot-hits/:id/approve`,
  access: 'operator',
  params,
  reply: z.object({ data: ownHit }),
});

/**
 * What it has won goes back to its pool, up to what that must drop at, then to the next pools and the promotions; 404 when
 * there is none, 409 when it was decided.
 */
export const declineJackpotHit = defineCall({
  name: 'declineJackpotHit',
  summary: 'Decline the payout of a hit',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/jackpot-hits/:id/decline`,
  access: 'operator',
  params,
  body: z.object({ reason: plainText(1, 200) }),
  reply: z.object({ data: ownHit }),
});

/** As the public call, of any hit: look before you approve. */
export const getOwnJackpotProof = defineCall({
  name: 'getOwnJackpotProof',
  summary: 'What it takes to check a hit, whether or not it is approved',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/jackpot-hits/:id/proof`,
  access: 'operator',
  params,
  reply: z.object({ data: jackpotProof }),
});

export type JackpotSent = z.output<typeof jackpotSent>;
export type OwnJackpotReply = z.input<typeof ownJackpot>;
export type OwnHitReply = z.input<typeof ownHit>;
