import * as z from 'zod/mini';

/**
 * Codes of bets that were refused: the spec's 101, 118 and 120 (SPEC §8), then our own from 1000
 * (DESIGN §4.9). The page has a text for each in every locale.
 */
export const BET_ERROR = {
  invalidOdds: 101,
  municipalityNotFound: 118,
  invalidOddsCustomBet: 120,
  marketNotBettable: 1001,
  selectionUnknown: 1002,
  sameMatchTwice: 1003,
  mixedProviders: 1004,
  tooFewSelections: 1005,
  betTypeNotOffered: 1006,
  tooManySelections: 1007,
  stakeBelowMin: 1008,
  stakeAboveMax: 1009,
  payoutAboveMax: 1010,
  currencyWithoutAccount: 1011,
  placementIdReused: 1012,
  insufficientFunds: 1013,
  oddsNotTaken: 1014,
  severalMatches: 1015,
  systemNotOffered: 1016,
  singlesNotOffered: 1017,
  freebetStake: 1018,
  bonusNotUsable: 1019,
  sameLineTwice: 1020,
  playerLimit: 1021,
  playerExcluded: 1022,
  customBetUnavailable: 1030,
  countryBlocked: 1031,
  groupRequired: 1032,
  birthDateMissing: 1033,
  underAge: 1034,
  unverified: 1035,
} as const;

export type BetErrorCode = (typeof BET_ERROR)[keyof typeof BET_ERROR];

/** Why one bet of a placement was refused, with a text in the caller's locale. */
export const betErrorSchema = z.object({
  code: z.int(),
  localized_message: z.string(),
  /** Which of its selections are meant, by position. */
  selections: z.array(z.int()),
  /** The limit that was missed, where there is one: in subunits, or a number of selections. */
  limit: z.optional(z.int()),
  /** What a custom bet pays now, in thousandths, where that is not what the player has seen. */
  custom_odds: z.optional(z.int()),
});

/** Codes of errors that are not about a bet. */
export const ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'bets_refused',
  'cashout_refused',
  'wrong_credentials',
  // Right credentials, but the address was not confirmed yet, or the account is locked until a link in a mail is followed.
  'unconfirmed',
  'account_locked',
  'second_factor_wrong',
  'token_invalid',
  // What is asked for guards the account: its player has to show once more that it is them, by `confirmByPassword` or `confirmByFactor`.
  'confirm_password',
  // Not from this country, or not for this group of players.
  'country_blocked',
  'group_required',
  // Too young for an account; nobody knows how old; nobody has seen who it is. The way on is the profile.
  'under_age',
  'birth_date_missing',
  'verification_required',
  // A limit of the player's own stands against it; `details` names its type.
  'limit_reached',
  'limit_refused',
  // An exclusion or a break is in force, and the account is open for no more than its history and withdrawals.
  'account_restricted',
  'sms_limit_reached',
  'number_taken',
  'withdrawal_refused',
  // Nobody collects or sends money now.
  'payments_closed',
  // A bet would take an event over the most that it may cost; `liability` has the figures.
  'exposure_exceeded',
  'launch_refused',
  'chat_refused',
  'too_many_requests',
  'starting',
  'unavailable',
  'internal',
] as const;

/** What an event can cost without a bet and with it, and the most that it may, in subunits; null where nothing bounds it. */
export const betLiability = z.object({
  match_id: z.int(),
  currency: z.string(),
  before: z.int(),
  after: z.int(),
  cap: z.nullable(z.int()),
});

/** The one shape of an error reply. `field` names what was wrong in a bad request. */
export const errorReply = z.object({
  error: z.object({
    code: z.union([z.enum(ERROR_CODES), z.int()]),
    message: z.string(),
    field: z.optional(z.string()),
    data: z.optional(
      z.object({
        /**
         * Where odds are at fault, what is wrong with them by the keys of SPEC §5; where a custom bet has none, why:
         * contradicting, certain, implied, not_offered, not_combinable or unavailable; where a limit of the player's own stands
         * against it, the type of that limit; where a bonus or a promo code is of no use, why;
         * `password_common` where a password is among the most used.
         */
        details: z.optional(z.string()),
        /** After how many seconds it may go, where it was too soon. */
        wait_seconds: z.optional(z.int()),
        /** What cashing out the bet pays now, in subunits; null when it cannot be cashed out: `details` says why. */
        to_cashout: z.optional(z.nullable(z.int())),
        /** What the events of a bet can cost without it and with it, where that is more than they may. */
        liability: z.optional(z.array(betLiability)),
        /** In the order of the bets sent; null for a bet that was not at fault. */
        errors_by_bet: z.optional(z.array(z.nullable(betErrorSchema))),
      }),
    ),
  }),
});

export type ErrorReply = z.infer<typeof errorReply>;
