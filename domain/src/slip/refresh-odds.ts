import { accepts, type OddsAcceptMode } from '../bets/check-placement';
import {
  MARKET_STATUS,
  MATCH_STATUS,
  type MarketStatus,
  type MatchStatus,
} from '../bets/market-status';
import type { OutcomeKey } from '../bets/outcome-key';
import type { Odds } from '../money';
import { isEditable, restingTicket } from './edit';
import { rescaled } from './stake';
import type { Selection, Slip, SlipBet } from './slip';
import { removeSelections } from './toggle-selection';

/** An outcome as it is offered now; one that left its market is inactive. */
export interface OutcomeOffer {
  matchStatus: MatchStatus;
  marketStatus: MarketStatus;
  active: boolean;
  odds: Odds | null;
}

/** The latest of the outcomes something is known of; the others stay as they are. */
export type Offers = ReadonlyMap<OutcomeKey, OutcomeOffer>;

/**
 * Brings the selections up to what is offered now (SPEC §4 "Odds refresh per selection"). The same
 * slip when nothing changed. A sent ticket keeps the prices it was sent with.
 */
export function refreshOdds(slip: Slip, offers: Offers, mode: OddsAcceptMode): Slip {
  if (!isEditable(slip)) return slip;
  const bets = slip.bets.map((bet) => refreshedBet(bet, offers, mode));
  if (bets.every((bet, index) => bet === slip.bets[index])) return slip;
  return { ...slip, bets, ...ticketAfter(slip, bets) };
}

/** An error stays to be read until a price needs an answer; then that is what matters. */
function ticketAfter(slip: Slip, bets: readonly SlipBet[]): Pick<Slip, 'ticket' | 'error'> {
  const ticket = restingTicket(bets);
  const read = slip.ticket === 'ERROR' && ticket === 'INITIAL';
  return read ? { ticket: 'ERROR', error: slip.error } : { ticket, error: null };
}

function refreshedBet(bet: SlipBet, offers: Offers, mode: OddsAcceptMode): SlipBet {
  const selections = bet.selections.map((each) => {
    const offer = offers.get(each.key);
    return offer ? refreshed(each, offer, mode) : each;
  });
  if (selections.every((each, index) => each === bet.selections[index])) return bet;
  return rescaled({ ...bet, selections });
}

function refreshed(selection: Selection, offer: OutcomeOffer, mode: OddsAcceptMode): Selection {
  const { matchStatus } = offer;
  if (!takesBets(offer)) return changedTo(selection, { matchStatus, isSuspended: true });
  return changedTo(selection, {
    matchStatus,
    isSuspended: false,
    odds: offer.odds,
    acceptedOdds: followed(selection.acceptedOdds, offer.odds, mode),
    isChanged: !accepts(mode, selection.acceptedOdds, offer.odds),
  });
}

/** Under `higher` and `any` the accepted price follows increases (SPEC §4). */
function followed(accepted: Odds, now: Odds, mode: OddsAcceptMode): Odds {
  return mode !== 'none' && now > accepted ? now : accepted;
}

function takesBets(offer: OutcomeOffer): offer is OutcomeOffer & { odds: Odds } {
  const open =
    offer.matchStatus === MATCH_STATUS.prematch || offer.matchStatus === MATCH_STATUS.live;
  return open && offer.marketStatus === MARKET_STATUS.active && offer.active && offer.odds !== null;
}

function changedTo(selection: Selection, news: Partial<Selection>): Selection {
  const next = { ...selection, ...news };
  const same = (Object.keys(news) as (keyof Selection)[]).every(
    (key) => next[key] === selection[key],
  );
  return same ? selection : next;
}

/**
 * The player agrees to what changed: closed selections leave, the prices now are the prices agreed
 * to, and the ticket is INITIAL again (SPEC §4). What was sent and not answered stays known as long
 * as the selections do: it was agreed to as well.
 */
export function acknowledgeChanges(slip: Slip): Slip {
  if (!isEditable(slip)) return slip;
  const left = removeSelections(slip, (each) => each.isSuspended || each.isNotAvailable);
  const bets = left.bets.map((bet) => ({
    ...bet,
    refused: null,
    selections: bet.selections.map((each) => ({
      ...each,
      acceptedOdds: each.odds,
      isChanged: false,
    })),
  }));
  return { ...left, ticket: 'INITIAL', error: null, bets };
}

/** SPEC §4: a provider that goes down makes its selections unavailable until it is back. */
export function markProvider(slip: Slip, provider: string, isUp: boolean): Slip {
  if (!isEditable(slip)) return slip;
  const affected = (each: Selection) => each.provider === provider && each.isNotAvailable === isUp;
  if (!slip.bets.some((bet) => bet.selections.some(affected))) return slip;
  const bets = slip.bets.map((bet) => ({
    ...bet,
    selections: bet.selections.map((each) =>
      affected(each) ? { ...each, isNotAvailable: !isUp } : each,
    ),
  }));
  return { ...slip, bets };
}

/** SPEC §4: selections whose match or market is no longer offered are dropped, and emptied bets. */
export function dropGone(slip: Slip, gone: ReadonlySet<OutcomeKey>): Slip {
  return removeSelections(slip, (each) => gone.has(each.key));
}
