import type { NoPrice } from '@touchline/domain/bets/custom-price';
import type { Refusal } from '@touchline/domain/bets/refusal';
import type { LimitType } from '@touchline/domain/limits/limit';
import type { OddsRisk } from '@touchline/domain/bets/odds-risk';
import { outcomeKey, type OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { canonicalSpecifier } from '@touchline/domain/bets/specifier';
import type { Placement } from '@touchline/wire/bets';
import { failure } from '@touchline/wire/calls/router';
import { BET_ERROR, type BetErrorCode, type ErrorReply } from '@touchline/wire/errors';
import { onWire } from '@touchline/wire/money';
import { limitIn, refusalMessage } from './refusal-messages';

/** Why a placement was not taken: its id names another one, or some of its bets were refused. */
export type PlacementRefusal =
  | { code: 'placement_id_reused' }
  /** In the order of the bets; null for a bet that was not at fault. */
  | { code: 'bets_refused'; bets: (Refusal | null)[] };

/** A new code does not compile until it has an answer here (SPEC §8, DESIGN §4.9). */
const ANSWERS: Record<Refusal['code'], BetErrorCode> = {
  odds_changed: BET_ERROR.invalidOdds,
  custom_odds_changed: BET_ERROR.invalidOddsCustomBet,
  custom_bet_contradicting: BET_ERROR.invalidOddsCustomBet,
  custom_bet_certain: BET_ERROR.invalidOddsCustomBet,
  custom_bet_implied: BET_ERROR.invalidOddsCustomBet,
  custom_bet_not_offered: BET_ERROR.invalidOddsCustomBet,
  custom_bet_not_combinable: BET_ERROR.invalidOddsCustomBet,
  custom_bet_unavailable: BET_ERROR.customBetUnavailable,
  odds_not_taken: BET_ERROR.oddsNotTaken,
  market_not_bettable: BET_ERROR.marketNotBettable,
  selection_unknown: BET_ERROR.selectionUnknown,
  same_match_twice: BET_ERROR.sameMatchTwice,
  same_line_twice: BET_ERROR.sameLineTwice,
  several_matches: BET_ERROR.severalMatches,
  mixed_providers: BET_ERROR.mixedProviders,
  too_few_selections: BET_ERROR.tooFewSelections,
  bet_type_not_offered: BET_ERROR.betTypeNotOffered,
  system_not_offered: BET_ERROR.systemNotOffered,
  singles_not_offered: BET_ERROR.singlesNotOffered,
  too_many_selections: BET_ERROR.tooManySelections,
  stake_below_min: BET_ERROR.stakeBelowMin,
  stake_above_max: BET_ERROR.stakeAboveMax,
  payout_above_max: BET_ERROR.payoutAboveMax,
  freebet_stake: BET_ERROR.freebetStake,
  bonus_not_usable: BET_ERROR.bonusNotUsable,
  municipality_unknown: BET_ERROR.municipalityNotFound,
  country_blocked: BET_ERROR.countryBlocked,
  group_required: BET_ERROR.groupRequired,
  birth_date_missing: BET_ERROR.birthDateMissing,
  under_age: BET_ERROR.underAge,
  unverified: BET_ERROR.unverified,
  currency_without_account: BET_ERROR.currencyWithoutAccount,
  placement_id_reused: BET_ERROR.placementIdReused,
  insufficient_funds: BET_ERROR.insufficientFunds,
  player_limit: BET_ERROR.playerLimit,
  player_excluded: BET_ERROR.playerExcluded,
};

type BetError = NonNullable<
  NonNullable<NonNullable<ErrorReply['error']['data']>['errors_by_bet']>[number]
>;
type SentSelection = Placement['bets'][number]['selections'][number];

/** As much of a bet as is needed to say what is wrong with it. */
interface RefusedBet {
  /** Left out where nothing is staked yet. */
  stake?: { currency: string };
  selections: readonly Omit<SentSelection, 'odds'>[];
}

/** Puts a refused placement on the wire: 409 for a reused id, otherwise 422 with an error for each bet. */
export function refuse(refusal: PlacementRefusal, bets: readonly RefusedBet[], locale: string) {
  if (refusal.code === 'placement_id_reused') {
    return failure(409, ANSWERS[refusal.code], refusalMessage(refusal, locale, null));
  }
  const errors = bets.map((bet, index) => {
    const why = refusal.bets[index];
    return why ? betError(why, bet, locale) : null;
  });
  const told = errors.filter((each) => each !== null);
  return failure(422, sharedCode(told), told[0]?.localized_message ?? '', {
    data: { errors_by_bet: errors, ...detailsOf(refusal.bets) },
  });
}

/** The codes by which a placement as a whole is known (SPEC §8). */
const OF_PLACEMENTS: ReadonlySet<number> = new Set([
  BET_ERROR.invalidOdds,
  BET_ERROR.municipalityNotFound,
  BET_ERROR.invalidOddsCustomBet,
]);

/** What all bets at fault were refused for, where SPEC §8 knows it. */
function sharedCode(errors: readonly BetError[]): number | 'bets_refused' {
  const [code, ...others] = new Set(errors.map((error) => error.code));
  const isShared = code !== undefined && others.length === 0 && OF_PLACEMENTS.has(code);
  return isShared ? code : 'bets_refused';
}

/**
 * The first thing that is wrong with the odds (SPEC §5), or why a custom bet has none, or which limit of the player's own
 * was reached, where that is why.
 */
function detailsOf(refusals: readonly (Refusal | null)[]): {
  details?: OddsRisk | NoPrice | LimitType;
} {
  const [details] = refusals.flatMap((each) => {
    if (each === null) return [];
    if ('limit' in each) return each.limit;
    return 'risk' in each ? each.risk : (noPriceIn(each) ?? []);
  });
  return details ? { details } : {};
}

function noPriceIn({ code }: Refusal): NoPrice | null {
  switch (code) {
    case 'custom_bet_contradicting':
      return 'contradicting';
    case 'custom_bet_certain':
      return 'certain';
    case 'custom_bet_implied':
      return 'implied';
    case 'custom_bet_not_offered':
      return 'not_offered';
    case 'custom_bet_not_combinable':
      return 'not_combinable';
    case 'custom_bet_unavailable':
      return 'unavailable';
    default:
      return null;
  }
}

function betError(refusal: Refusal, bet: RefusedBet, locale: string): BetError {
  const limit = limitOf(refusal);
  return {
    code: ANSWERS[refusal.code],
    localized_message: refusalMessage(refusal, locale, bet.stake?.currency ?? null),
    selections: 'selections' in refusal ? positions(refusal.selections, bet) : [],
    ...(limit === null ? {} : { limit }),
    ...(refusal.code === 'custom_odds_changed' ? { custom_odds: refusal.odds } : {}),
  };
}

function limitOf(refusal: Refusal): number | null {
  const limit = limitIn(refusal);
  return typeof limit === 'bigint' ? onWire(limit) : limit;
}

function positions(meant: readonly OutcomeKey[], bet: RefusedBet): number[] {
  return bet.selections.flatMap((selection, index) =>
    meant.includes(selectionKey(selection)) ? [index] : [],
  );
}

function selectionKey(selection: RefusedBet['selections'][number]): OutcomeKey {
  return outcomeKey({
    matchId: selection.match_id,
    marketId: selection.market_id,
    specifier: canonicalSpecifier(selection.specifier),
    outcomeId: selection.outcome_id,
  });
}
