import * as z from 'zod/mini';
import { ambProgress, counting, notCounted } from '../bonuses';
import { pagination } from '../catalogue';
import { betOnSlip, narrowing } from './bonuses';
import { defineCall, SPORTSBOOK_V2 } from './call';
import { pageLimit, pageNumber, wholeNumber } from './whole-number';

const AMB = `${SPORTSBOOK_V2}/bonuses/freebets/amb`;

/** How many amb freebets a list holds unless said (SPEC §9 "Bonus list default"). */
export const USUAL_AMBS = 4;

/** SPEC §7 GET /bonuses/freebets/amb: how far the player has come, the newest first. */
export const listAmbs = defineCall({
  name: 'listAmbs',
  summary: 'How far I am with freebets for making bets',
  origin: 'sportsbook',
  method: 'GET',
  path: AMB,
  access: 'player',
  query: z.object({ ...narrowing, page: z.optional(pageNumber), limit: z.optional(pageLimit) }),
  reply: z.object({ data: z.array(ambProgress), pagination }),
});

/** SPEC §7 POST /bonuses/freebets/amb: which of them the bets on the slip count for, for each bet in their order. */
export const countingAmbs = defineCall({
  name: 'countingAmbs',
  summary:
    'Which of my freebets for making bets these bets count for, and why they do not for others',
  origin: 'sportsbook',
  method: 'POST',
  path: AMB,
  access: 'player',
  body: z.object({ bets: z.array(betOnSlip).check(z.minLength(1), z.maxLength(50)) }),
  reply: z.object({
    data: z.array(z.object({ counting: z.array(counting), not_counting: z.array(notCounted) })),
  }),
});

/** 404 when it is another's, or there is none. */
export const getAmb = defineCall({
  name: 'getAmb',
  summary: 'How far I am with one of them',
  origin: 'sportsbook',
  method: 'GET',
  path: `${AMB}/:id`,
  access: 'player',
  params: z.object({ id: wholeNumber }),
  reply: z.object({ data: ambProgress }),
});

/** The terms as they are written for players, in the caller's locale; 404 as of the freebet (SPEC §7 getFreebetAmbTerms). */
export const getAmbTerms = defineCall({
  name: 'getAmbTerms',
  summary: 'The terms of one of them',
  origin: 'sportsbook',
  method: 'GET',
  path: `${AMB}/:id/terms`,
  access: 'player',
  params: z.object({ id: wholeNumber }),
  reply: z.object({ data: z.object({ name: z.string(), terms: z.string() }) }),
});
