import * as z from 'zod/mini';
import { betSent, namesCustomOdds } from '../bets';
import { ISSUED_TYPES } from '@touchline/domain/bonus/bonus-kind';
import {
  bestBonus,
  bonus,
  leaderboardRow,
  notUsable,
  offeredBonus,
  USER_STATUSES,
} from '../bonuses';
import { pagination } from '../catalogue';
import { currencyCode, stakeAmount } from '../money';
import { defineCall, SPORTSBOOK_V2 } from './call';
import { flag, wordsOf } from './filters';
import { MOST_ROWS, pageLimit, pageNumber, wholeNumber, wholeNumberFrom } from './whole-number';

/** The lists that bonuses are fetched in (SPEC §7 "Bonuses"), by the last word of their address. */
export const BONUS_KINDS = [
  'comboboosts',
  'freebets',
  'huntings',
  'lootboxes',
  'tournaments',
] as const;

export type BonusKindWord = (typeof BONUS_KINDS)[number];

/** How many bonuses a list holds unless said (SPEC §7, §9). */
export const USUAL_LIMITS: Record<BonusKindWord, number> = {
  comboboosts: 4,
  freebets: 4,
  huntings: 4,
  lootboxes: MOST_ROWS,
  tournaments: 1,
};

/**
 * What narrows a list. `status` is one of the computed user statuses, or several; `active`, which it is unless said, is
 * all that is not done with: active, available, not_available and upcoming. `available` and `active` then leave what
 * has exactly that status, or has not.
 */
export const narrowing = {
  status: z.optional(wordsOf(USER_STATUSES)),
  available: z.optional(flag),
  active: z.optional(flag),
};

/** SPEC §7 GET /bonuses: of each type the newest first. */
export const listBonuses = defineCall({
  name: 'listBonuses',
  summary: 'My bonuses of all types',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/bonuses`,
  access: 'player',
  query: z.object({
    ...narrowing,
    /** Those that were not marked as seen, or were. */
    unseen: z.optional(flag),
    type: z.optional(wordsOf(BONUS_KINDS)),
    /** How many of each type at most; 4 unless said. */
    limit_per_type: z.optional(wholeNumberFrom(1, MOST_ROWS)),
  }),
  reply: z.object({ data: z.array(bonus) }),
});

/** A bet on the slip as bonuses look at it; a bonus that adds most is only known with a stake. */
export const betOnSlip = z
  .object({
    type: betSent.shape.type,
    selections: betSent.shape.selections,
    system_id: betSent.shape.system_id,
    custom_odds: betSent.shape.custom_odds,
    currency: currencyCode,
    stake: z.optional(stakeAmount),
  })
  .check(namesCustomOdds);

/** SPEC §7 POST /bonuses: which bonuses the slip may be used with now, for each of its bets in their order. */
export const usableBonuses = defineCall({
  name: 'usableBonuses',
  summary: 'Which of my bonuses may be used on these bets, which adds most, and why others may not',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/bonuses`,
  access: 'player',
  body: z.object({ bets: z.array(betOnSlip).check(z.minLength(1), z.maxLength(50)) }),
  reply: z.object({
    data: z.array(
      z.object({
        /** In the order of SPEC §4: by kind, then what adds most, then what ends first. */
        usable: z.array(offeredBonus),
        /** Null where none adds anything, and without a stake. */
        best: z.nullable(bestBonus),
        not_usable: z.array(notUsable),
      }),
    ),
  }),
});

/** SPEC §7 GET /bonuses/{kind}, the newest first. */
export const listBonusesOfKind = defineCall({
  name: 'listBonusesOfKind',
  summary: 'My bonuses of one kind',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/bonuses/:kind`,
  access: 'player',
  params: z.object({ kind: z.enum(BONUS_KINDS) }),
  query: z.object({ ...narrowing, page: z.optional(pageNumber), limit: z.optional(pageLimit) }),
  reply: z.object({ data: z.array(bonus), pagination }),
});

const oneOfKind = z.object({ kind: z.enum(BONUS_KINDS), id: wholeNumber });

/** 404 when it is another's, of another kind, or there is none. */
export const getBonusDetails = defineCall({
  name: 'getBonusDetails',
  summary: 'One of my bonuses',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/bonuses/:kind/:id`,
  access: 'player',
  params: oneOfKind,
  reply: z.object({ data: bonus }),
});

/** The terms as they are written for players, in the caller's locale; 404 as of the bonus. */
export const getBonusTerms = defineCall({
  name: 'getBonusTerms',
  summary: 'The terms of one of my bonuses',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/bonuses/:kind/:id/terms`,
  access: 'player',
  params: oneOfKind,
  reply: z.object({ data: z.object({ name: z.string(), terms: z.string() }) }),
});

/** 404 when there is none; 409 when it does not wait for it, `other_freebet` has to be used first, or `player_excluded`: see `details`. */
export const activateBonus = defineCall({
  name: 'activateBonus',
  summary: 'Activate one of my bonuses',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/bonuses/:id/activate`,
  access: 'player',
  params: z.object({ id: wholeNumber }),
  reply: z.object({ data: bonus }),
});

/**
 * SPEC §7 POST /bonuses/{id}/boost: multiplies one freebet of an opened chest, by the id of the freebet; again it changes
 * nothing. 404 when there is no such freebet; 409 when it may not be multiplied, or another of its chest was.
 */
export const boostBonus = defineCall({
  name: 'boostBonus',
  summary: 'Multiply one freebet of my opened lootbox',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/bonuses/:id/boost`,
  access: 'player',
  params: z.object({ id: wholeNumber }),
  reply: z.object({ data: bonus }),
});

/** How many lines of a leaderboard are told unless said. */
export const USUAL_RATING = 100;

/** The leaderboard of a tournament of the player's, the first place first; once it is paid, as it was paid. 404 as of it. */
export const getTournamentRating = defineCall({
  name: 'getTournamentRating',
  summary: 'The leaderboard of one of my tournaments',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/bonuses/tournaments/:id/rating`,
  access: 'player',
  params: z.object({ id: wholeNumber }),
  query: z.object({ page: z.optional(pageNumber), limit: z.optional(pageLimit) }),
  reply: z.object({
    data: z.array(leaderboardRow),
    /** The player's own line, wherever it is; null without points. */
    own: z.nullable(leaderboardRow),
    pagination,
  }),
});

const LAST_ID = 2_147_483_647;

/** Those that are not the player's, or were seen before, change nothing. */
export const markBonusesAsSeen = defineCall({
  name: 'markBonusesAsSeen',
  summary: 'Mark bonuses as seen',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/bonuses/mark-as-seen`,
  access: 'player',
  body: z.object({
    bonuses: z
      .array(
        z.object({
          id: z.int().check(z.positive(), z.maximum(LAST_ID)),
          /** Of a jackpot, its hit. */
          type: z.enum([...ISSUED_TYPES, 'jackpot']),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_ROWS)),
  }),
  reply: z.object({}),
});

/**
 * SPEC §7 POST /bonuses/promo-code: 404 when nobody has the code, 409 when it gives this player nothing, or nothing more:
 * `details` is then `used`.
 */
export const enterPromoCode = defineCall({
  name: 'enterPromoCode',
  summary: 'Get the bonus behind a promo code',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/bonuses/promo-code`,
  access: 'player',
  body: z.object({ code: z.string().check(z.regex(/^[\w-]{3,40}$/)) }),
  reply: z.object({ data: bonus }),
});

export type BetOnSlip = z.output<typeof betOnSlip>;
