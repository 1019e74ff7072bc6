import { SYSTEM_TYPES } from '@touchline/domain/bets/system-types';
import { minor, type Minor } from '@touchline/domain/money';
import * as z from 'zod/mini';
import { betSent, selectionSent } from '../bets';
import { market, match, outcome } from '../catalogue';
import { currencyCode, oddsValue } from '../money';
import { defineCall, SPORTSBOOK_V2 } from './call';

/** The most selections that one code stands for, over all its bets. */
export const MOST_SHARED = 50;

/** A slip can be shared before anybody has typed a stake. In subunits of its currency. */
const sharedStake = z.object({
  value: z.pipe(
    z.int().check(z.nonnegative()),
    z.transform((count: number): Minor => minor(count)),
  ),
  currency: currencyCode,
});

/** What every bet that is shared has, on its way to a code and back. */
const sharedBet = z.extend(z.pick(betSent, { type: true, system_id: true }), {
  stake: sharedStake,
});

/** A bet to be shared. It may be sent as for placing: its odds and its bonus are not kept. */
const betToShare = z
  .extend(sharedBet, z.pick(betSent, { selections: true, custom_odds: true, bonus: true }).shape)
  .check(
    z.refine(({ type, selections }) => type !== 'single' || selections.length === 1, {
      path: ['selections'],
      error: 'a single has one selection',
    }),
    z.refine(({ type, selections }) => type !== 'combo' || selections.length > 1, {
      path: ['selections'],
      error: 'a combo has at least two selections',
    }),
    z.refine(
      ({ type, selections }) =>
        type !== 'custom_bet' || new Set(selections.map((each) => each.match_id)).size === 1,
      { path: ['selections'], error: 'a custom bet has selections of one match' },
    ),
    z.refine(({ type, system_id: id, selections }) => isSystem(type, id, selections.length), {
      path: ['system_id'],
      error: 'there is no such system of so many selections',
    }),
  );

function isSystem(type: string, id: number | undefined, count: number): boolean {
  if (type !== 'system') return true;
  return SYSTEM_TYPES.some((each) => each.id === id && each.totalCount === count);
}

/**
 * An outcome that still stands, with all that the slip keeps of it (SPEC §3 "Selection"). It may be
 * suspended for now: `market.status` and `outcome.active` say so. Its odds are those of now.
 */
const sharedSelection = z.object({
  match: z.pick(match, {
    id: true,
    urn_id: true,
    slug: true,
    type: true,
    tournament: true,
    competitors: true,
    name: true,
    status: true,
    start_time: true,
    provider: true,
  }),
  market: z.pick(market, {
    id: true,
    name: true,
    status: true,
    specifier: true,
    market_groups: true,
  }),
  outcome: z.extend(outcome, { odds: oddsValue }),
});

/**
 * SPEC §7 POST /bets/share-code: visitors share too. 403 where the site shares no bets (SPEC §5). Equal
 * bets have one code, which is kept anew each time they are shared.
 */
export const createShareBet = defineCall({
  name: 'createShareBet',
  summary: 'A code by which anybody can put these bets on a slip',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/bets/share-code`,
  access: 'anyone',
  body: z.object({
    bets: z.array(betToShare).check(
      z.minLength(1),
      z.maxLength(MOST_SHARED),
      z.refine((bets) => bets.flatMap((bet) => bet.selections).length <= MOST_SHARED, {
        error: `a code stands for at most ${MOST_SHARED} selections`,
      }),
    ),
  }),
  reply: z.object({ data: z.object({ code: z.string(), expires_at: z.string() }) }),
});

/**
 * SPEC §7 GET /bets/share-code. What SPEC §8 tells apart: 404 for a code that leads nowhere, because it
 * never was, has expired, or the site shares no bets; `bets` is empty when nothing of them is offered
 * any more; anything else is a failure to restore, of which nothing is known.
 */
export const getShareBets = defineCall({
  name: 'getShareBets',
  summary: 'The bets that a code stands for, at the odds of now',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/bets/share-code`,
  access: 'anyone',
  query: z.object({
    /** In capitals or not. */
    code: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  reply: z.object({
    data: z.object({
      /**
       * In the order they were shared, with the selections that still stand; a bet without any is left
       * out. Of what kind a bet then is, the slip decides: a system keeps its id here.
       */
      bets: z.array(z.extend(sharedBet, { selections: z.array(sharedSelection) })),
      /** The selections that are no longer offered, of all bets together. */
      left_out: z.array(z.omit(selectionSent, { odds: true })),
    }),
  }),
});
