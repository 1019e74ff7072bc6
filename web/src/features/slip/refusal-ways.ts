import type { PlaceError } from '@touchline/domain/slip/place-error';
import { BET_ERROR, type BetErrorCode } from '@touchline/wire/errors';

/** What the slip offers to do about a refusal, right beside its words. */
export type RefusalWay =
  /** Agree to the prices of now. */
  | 'accept'
  /** Take the selections that it names off the slip. */
  | 'remove'
  /** Stake what the limit allows. */
  | 'stake_limit'
  /** Stake so much that it pays what the limit allows. */
  | 'win_limit'
  /** Make a combo of it. */
  | 'combo'
  | 'remove_bonus'
  | 'deposit'
  | 'limits'
  | 'profile'
  /** The words say all there is to do. */
  | 'none';

/** Every code that a bet is refused with (SPEC §8, DESIGN §4.9): a new one does not compile until it stands here. */
export const REFUSAL_WAYS: Record<keyof typeof BET_ERROR, RefusalWay> = {
  invalidOdds: 'accept',
  municipalityNotFound: 'profile',
  invalidOddsCustomBet: 'accept',
  marketNotBettable: 'remove',
  selectionUnknown: 'remove',
  sameMatchTwice: 'remove',
  mixedProviders: 'remove',
  tooFewSelections: 'none',
  betTypeNotOffered: 'none',
  tooManySelections: 'none',
  stakeBelowMin: 'stake_limit',
  stakeAboveMax: 'stake_limit',
  payoutAboveMax: 'win_limit',
  currencyWithoutAccount: 'none',
  placementIdReused: 'none',
  insufficientFunds: 'deposit',
  oddsNotTaken: 'remove',
  severalMatches: 'none',
  systemNotOffered: 'combo',
  singlesNotOffered: 'combo',
  freebetStake: 'remove_bonus',
  bonusNotUsable: 'remove_bonus',
  sameLineTwice: 'remove',
  playerLimit: 'limits',
  playerExcluded: 'limits',
  customBetUnavailable: 'none',
  countryBlocked: 'none',
  groupRequired: 'none',
  birthDateMissing: 'profile',
  underAge: 'none',
  unverified: 'profile',
};

const BY_CODE = new Map<number, RefusalWay>(
  (Object.keys(REFUSAL_WAYS) as (keyof typeof BET_ERROR)[]).map((name) => [
    BET_ERROR[name] satisfies BetErrorCode,
    REFUSAL_WAYS[name],
  ]),
);

/**
 * What is offered for a refusal; a code that a newer server has has its words alone, and so has a custom bet without a
 * price that could be agreed to.
 */
export function wayOut({ code, customOdds = null }: PlaceError): RefusalWay {
  if (code === BET_ERROR.invalidOddsCustomBet && customOdds === null) return 'none';
  return (typeof code === 'number' ? BY_CODE.get(code) : undefined) ?? 'none';
}
