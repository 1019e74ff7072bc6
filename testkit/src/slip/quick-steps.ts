import { aPick, RULES } from './slip';
import * as fc from 'fast-check';
import { minor, odds } from '@touchline/domain/money';
import {
  dismissReceipt,
  placed,
  refusedByBook,
  turnedAway,
  unanswered,
} from '@touchline/domain/slip/place';
import {
  approveQuickBet,
  changeQuickCurrency,
  pickQuickBet,
  placingQuickBet,
  setQuickStake,
  toggleQuickBet,
  withBalance,
  withTicket,
  type QuickBet,
} from '@touchline/domain/slip/quick-bet';
import { refreshOdds } from '@touchline/domain/slip/refresh-odds';
import { selectionsOf, type BetTaken, type Slip } from '@touchline/domain/slip/slip';

export const approve = (quick: QuickBet) => approveQuickBet(quick, RULES);

export const LIVE = aPick({ matchId: 1, matchStatus: 1 });
export const OTHER = aPick({ matchId: 2, matchStatus: 1, odds: 1500 });
export const PREMATCH = aPick({ matchId: 3, matchStatus: 0 });

export const TAKEN: BetTaken = {
  betId: 7,
  status: 'waiting_results',
  isVip: false,
  stake: minor(500),
  win: minor(1000),
  odds: [odds(2000)],
  customOdds: null,
};
export const refusal = (slip: Slip) =>
  refusedByBook(slip, { code: 101, message: 'moved', details: null, bets: [] });

/** The price now, under a mode of accepting it. */
export const moved = (quick: QuickBet, now: number, mode: 'none' | 'higher' | 'any' = 'none') => {
  const offer = { matchStatus: 1, marketStatus: 1, active: true, odds: odds(now) } as const;
  const offers = new Map(selectionsOf(quick.slip).map((each) => [each.key, offer]));
  return withTicket(quick, (slip) => refreshOdds(slip, offers, mode));
};
/** Anything the player or the world does to quick bet. */
export const anyQuickStep = fc.oneof(
  fc.constant(toggleQuickBet),
  fc.constant(approve),
  fc
    .constantFrom(LIVE, OTHER, PREMATCH)
    .map((pick) => (quick: QuickBet) => pickQuickBet(quick, pick)),
  fc
    .integer({ min: 0, max: 1000 })
    .map((to) => (quick: QuickBet) => setQuickStake(quick, minor(to))),
  fc.constantFrom('EUR', 'USD').map((to) => (quick: QuickBet) => changeQuickCurrency(quick, to)),
  fc.integer({ min: 0, max: 1000 }).map((to) => (quick: QuickBet) => withBalance(quick, minor(to))),
  fc.integer({ min: 1000, max: 3000 }).map((to) => (quick: QuickBet) => moved(quick, to)),
  fc
    .constantFrom(refusal, unanswered, turnedAway, (slip: Slip) => dismissReceipt(slip, true))
    .map((news) => (quick: QuickBet) => withTicket(quick, news)),
  fc.constant((quick: QuickBet) =>
    withTicket(quick, (slip) => (slip.placement ? placed(slip, [TAKEN]) : slip)),
  ),
  fc.uuid().map((id) => (quick: QuickBet) => placingQuickBet(quick, id, 'none')),
);
