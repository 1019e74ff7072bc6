import { accepts, type OddsAcceptMode } from '../bets/check-placement';
import {
  MARKET_STATUS,
  MATCH_STATUS,
  type MarketStatus,
  type MatchStatus,
} from '../bets/market-status';
import type { OutcomeKey } from '../bets/outcome-key';
import type { Odds } from '../money';
import { edited, isEditable, repriced } from './edit';
import type { CustomBetKind, Selection, Slip, SlipBet, SlipBetKind, SlipRules } from './slip';
import { rescaled } from './stake';
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
 * Brings the selections up to what is offered now (SPEC §4 "Odds refresh per selection"). A custom bet
 * is dropped when its match is neither prematch nor live. The same slip when nothing changed. A
 * sent ticket keeps the prices it was sent with.
 */
export function refreshOdds(slip: Slip, offers: Offers, mode: OddsAcceptMode): Slip {
  if (!isEditable(slip)) return slip;
  const bets = slip.bets.map((bet) => refreshedBet(bet, offers, mode));
  const left = bets.filter((bet) => bet.kind.type !== 'custom_bet' || bet.selections.every(isOpen));
  if (left.length < bets.length) return edited(slip, left);
  return bets.every((bet, index) => bet === slip.bets[index]) ? slip : repriced(slip, bets);
}

function refreshedBet(bet: SlipBet, offers: Offers, mode: OddsAcceptMode): SlipBet {
  // What the player agrees to in a custom bet is its one price, not those of its selections.
  const ownMode = bet.kind.type === 'custom_bet' ? 'any' : mode;
  const selections = bet.selections.map((each) => {
    const offer = offers.get(each.key);
    return offer ? refreshed(each, offer, ownMode) : each;
  });
  if (selections.every((each, index) => each === bet.selections[index])) return bet;
  return rescaled({ ...bet, selections });
}

function refreshed(selection: Selection, offer: OutcomeOffer, mode: OddsAcceptMode): Selection {
  const { matchStatus, odds } = offer;
  if (odds === null || !takesBets(offer)) {
    return changedTo(selection, { matchStatus, isSuspended: true });
  }
  const price = priceAfter(selection.acceptedOdds, odds, mode);
  return changedTo(selection, { matchStatus, isSuspended: false, ...price });
}

function takesBets(offer: OutcomeOffer): boolean {
  return isOpen(offer) && offer.marketStatus === MARKET_STATUS.active && offer.active;
}

function isOpen({ matchStatus }: { matchStatus: MatchStatus }): boolean {
  return matchStatus === MATCH_STATUS.prematch || matchStatus === MATCH_STATUS.live;
}

/**
 * The book has priced the custom bet, or with null has no price for it now; the price is taken as one
 * of a selection is (SPEC §4). It has to be the price of the selections as they stand: the caller
 * leaves out answers that come after another click. The same slip when nothing changed.
 */
export function priceCustomBet(slip: Slip, odds: Odds | null, mode: OddsAcceptMode): Slip {
  const [bet] = slip.bets;
  if (!isEditable(slip) || bet?.kind.type !== 'custom_bet') return slip;
  const kind = changedTo<CustomBetKind>(
    bet.kind,
    odds === null
      ? { odds, isChanged: false }
      : priceAfter(bet.kind.acceptedOdds ?? odds, odds, mode),
  );
  return kind === bet.kind ? slip : repriced(slip, [rescaled({ ...bet, kind })]);
}

/**
 * A price, beside what the player had agreed to. Under `higher` and `any` what is agreed to follows
 * increases (SPEC §4).
 */
function priceAfter(accepted: Odds, now: Odds, mode: OddsAcceptMode) {
  const follows = mode !== 'none' && now > accepted;
  return {
    odds: now,
    acceptedOdds: follows ? now : accepted,
    isChanged: !accepts(mode, accepted, now),
  };
}

/** The same object when the news is none. */
function changedTo<T extends object>(thing: T, news: Partial<T>): T {
  const keys = Object.keys(news) as (keyof T)[];
  return keys.every((key) => news[key] === thing[key]) ? thing : { ...thing, ...news };
}

/**
 * The player agrees to what changed: closed selections leave, the prices now are the prices agreed
 * to, and the ticket is INITIAL again (SPEC §4). What was sent and not answered stays known as long
 * as the selections do: it was agreed to as well.
 */
export function acknowledgeChanges(slip: Slip, rules: SlipRules): Slip {
  if (!isEditable(slip)) return slip;
  const left = removeSelections(slip, (each) => each.isSuspended || each.isNotAvailable, rules);
  const bets = left.bets.map((bet) => ({
    ...bet,
    kind: agreedKind(bet.kind),
    refused: null,
    selections: bet.selections.map(agreed),
  }));
  return { ...left, ticket: 'INITIAL', error: null, bets };
}

function agreedKind(kind: SlipBetKind): SlipBetKind {
  return kind.type === 'custom_bet' ? agreed(kind) : kind;
}

function agreed<T extends Selection | CustomBetKind>(priced: T): T {
  return { ...priced, acceptedOdds: priced.odds ?? priced.acceptedOdds, isChanged: false };
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
export function dropGone(slip: Slip, gone: ReadonlySet<OutcomeKey>, rules: SlipRules): Slip {
  return removeSelections(slip, (each) => gone.has(each.key), rules);
}
