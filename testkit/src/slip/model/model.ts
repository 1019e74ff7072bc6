import type { BetType } from '@touchline/domain/bets/bet-kind';
import type { OddsAcceptMode } from '@touchline/domain/bets/accept-mode';
import type { SystemType } from '@touchline/domain/bets/system-types';
import type { OfferedBonus } from '@touchline/domain/bonus/bet-bonus';
import type { PickedOutcome, TicketState } from '@touchline/domain/slip/slip';

/**
 * The slip once more, from SPEC §4, §5 and DESIGN §4 alone and in the plainest way: arrays that are
 * changed in place, and every line of a bet counted out. Tests compare the slip of the domain with it.
 */
export interface ModelSlip {
  ticket: TicketState;
  currency: string;
  bets: ModelBet[];
  error: number | string | null;
  sent: { id: string; mode: OddsAcceptMode; bets: ModelBet[] } | null;
}

export interface ModelBet {
  type: BetType;
  system: SystemType | null;
  /** The one price of a custom bet. */
  price: ModelPrice | null;
  source: 'stake' | 'sharing' | 'potentialWin';
  stake: bigint;
  wish: bigint | null;
  picks: ModelPick[];
  bonus: OfferedBonus | null;
  available: readonly OfferedBonus[];
  refused: number | null;
  betId: number | null;
}

export interface ModelPrice {
  odds: number | null;
  accepted: number | null;
  changed: boolean;
}

export interface ModelPick extends ModelPrice {
  key: string;
  matchId: number;
  line: string;
  provider: string;
  status: number;
  odds: number;
  accepted: number;
  initial: number;
  suspended: boolean;
  unavailable: boolean;
}

export function emptyModel(currency: string): ModelSlip {
  return { ticket: 'INITIAL', currency, bets: [], error: null, sent: null };
}

export function modelPick({ matchId, marketId, specifier, ...rest }: PickedOutcome): ModelPick {
  const line = `${matchId}/${marketId}/${specifier}`;
  const { odds, provider, matchStatus, outcomeId } = rest;
  return {
    key: `${line}/${outcomeId}`,
    matchId,
    line,
    provider,
    status: matchStatus,
    odds,
    accepted: odds,
    initial: odds,
    changed: false,
    suspended: false,
    unavailable: false,
  };
}

/** A custom bet nobody has priced. */
const UNPRICED: ModelPrice = { odds: null, accepted: null, changed: false };

export function modelBet(type: BetType, picks: ModelPick[], stake = 0n): ModelBet {
  return {
    type,
    system: null,
    price: type === 'custom_bet' ? { ...UNPRICED } : null,
    source: 'stake',
    stake,
    wish: null,
    picks,
    bonus: null,
    available: [],
    refused: null,
    betId: null,
  };
}

/** The odds of every combo a bet is made of. */
export function linesOf({ system, picks }: ModelBet): number[][] {
  const sizes = system?.winCounts ?? [picks.length];
  return subsets(picks.map((each) => each.odds)).filter((line) => sizes.includes(line.length));
}

/** The stake is multiplied by `times / over` when every pick wins; null without a price. */
function factorOf(bet: ModelBet): { times: bigint; over: bigint } | null {
  if (bet.price) {
    return bet.price.odds === null ? null : less(bet, BigInt(bet.price.odds), 1000n);
  }
  const lines = linesOf(bet);
  const legs = bet.picks.length;
  const pays = lines.map((line) =>
    [...line, ...Array.from({ length: legs - line.length }, () => 1000)].reduce(
      (product, odds) => product * BigInt(odds),
      1n,
    ),
  );
  const times = pays.reduce((total, each) => total + each, 0n);
  return less(bet, times * boostOf(bet), 1000n ** BigInt(legs) * BigInt(lines.length) * 1000n);
}

/** In thousandths. */
function boostOf({ type, bonus, picks }: ModelBet): bigint {
  if (type !== 'combo' || bonus?.type !== 'comboboost') return 1000n;
  if (picks.some((each) => each.odds < bonus.minOdds)) return 1000n;
  const range = bonus.ranges.find(
    ({ minCount, maxCount }) => picks.length >= minCount && picks.length <= (maxCount ?? Infinity),
  );
  return BigInt(range?.bonusOdds ?? 1000);
}

/** Two kinds of freebet pay no stake. */
function less({ bonus }: ModelBet, times: bigint, over: bigint): { times: bigint; over: bigint } {
  const isLost = bonus?.type === 'freebet' || bonus?.type === 'freebet_only_win';
  return { times: isLost ? times - over : times, over };
}

function subsets(legs: readonly number[]): number[][] {
  const [first, ...others] = legs;
  if (first === undefined) return [[]];
  const without = subsets(others);
  return [...without, ...without.map((each) => [first, ...each])];
}

/** What a bet pays when all its picks win; a system no more than its cap. */
export function modelWin(bet: ModelBet, cap: bigint | null): bigint {
  const factor = factorOf(bet);
  if (!factor) return 0n;
  const win = (bet.stake * factor.times) / factor.over;
  return bet.type === 'system' && cap !== null && win > cap ? cap : win;
}

/** The least stake that pays the wished win, found by trying; 0 when none does. */
export function follow(bet: ModelBet): void {
  if (bet.wish === null) return;
  const wish = bet.wish;
  const factor = factorOf(bet);
  bet.stake = 0n;
  if (!factor || factor.times === 0n || wish === 0n) return;
  const isEnough = (stake: bigint) => (stake * factor.times) / factor.over >= wish;
  let [few, many] = [0n, 1n];
  while (!isEnough(many)) many *= 2n;
  while (many - few > 1n) {
    const middle = (few + many) / 2n;
    if (isEnough(middle)) many = middle;
    else few = middle;
  }
  bet.stake = many;
}

export function isOpen({ ticket }: ModelSlip): boolean {
  return ticket !== 'PROCESSING' && ticket !== 'SUCCESS';
}

export function picksOf(slip: ModelSlip): ModelPick[] {
  return slip.bets.flatMap((bet) => bet.picks);
}

export function rest(slip: ModelSlip): void {
  const changed = slip.bets.some((bet) => bet.price?.changed || bet.picks.some((p) => p.changed));
  slip.ticket = changed ? 'ODDS_CHANGED' : 'INITIAL';
}

/** The player edited the slip. */
export function settle(slip: ModelSlip): void {
  slip.bets = slip.bets.filter((bet) => bet.picks.length > 0);
  for (const bet of slip.bets) [bet.refused, bet.betId] = [null, null];
  [slip.error, slip.sent] = [null, null];
  rest(slip);
}

/** Prices moved: an error stays until one of them needs an answer. */
export function reprice(slip: ModelSlip): void {
  const { ticket } = slip;
  rest(slip);
  if (ticket === 'ERROR' && slip.ticket === 'INITIAL') slip.ticket = 'ERROR';
  else slip.error = null;
}
