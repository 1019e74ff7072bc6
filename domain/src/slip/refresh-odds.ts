import { accepts, type OddsAcceptMode } from '../bets/accept-mode';
import { isMatchOpen, isOpen, type OutcomeOffer } from '../bets/market-status';
import type { OutcomeKey } from '../bets/outcome-key';
import type { Odds } from '../money';
import { changedTo, eachTo, edited, isEditable, repriced } from './edit';
import type { CustomBetKind, Selection, Slip, SlipBet, SlipBetKind, SlipRules } from './slip';
import { rescaled } from './stake';
import { removeSelections } from './toggle-selection';

/** The latest of the outcomes something is known of; the others stay as they are. */
export type Offers = ReadonlyMap<OutcomeKey, OutcomeOffer>;

/**
 * Brings the selections up to what is offered now (SPEC §4 "Odds refresh per selection"); what has to
 * be agreed to follows `mode`, without other news too, so call it when the player chooses another. A
 * custom bet is dropped when its match is neither prematch nor live, but waits while a placement has
 * no answer. The same slip when nothing changed. A sent ticket keeps the prices it was sent with.
 */
export function refreshOdds(slip: Slip, offers: Offers, mode: OddsAcceptMode): Slip {
  if (!isEditable(slip)) return slip;
  const bets = eachTo(slip.bets, (bet) => refreshedBet(bet, offers, mode));
  const left = bets.filter(
    (bet) =>
      bet.kind.type !== 'custom_bet' ||
      bet.selections.every((each) => isMatchOpen(each.matchStatus)),
  );
  if (left.length < bets.length && !slip.placement) return edited(slip, left);
  return bets === slip.bets ? slip : repriced(slip, bets);
}

function refreshedBet(bet: SlipBet, offers: Offers, mode: OddsAcceptMode): SlipBet {
  // What the player agrees to in a custom bet is its one price, not those of its selections.
  const ownMode = bet.kind.type === 'custom_bet' ? 'any' : mode;
  const selections = eachTo(bet.selections, (each) =>
    refreshed(each, offers.get(each.key), ownMode),
  );
  const kind =
    bet.kind.type === 'custom_bet' ? pricedKind(bet.kind, bet.kind.odds, mode) : bet.kind;
  const next = changedTo(bet, { kind, selections });
  return next === bet ? bet : rescaled(next);
}

function refreshed(
  selection: Selection,
  offer: OutcomeOffer | undefined,
  mode: OddsAcceptMode,
): Selection {
  const { matchStatus, isSuspended, acceptedOdds } = selection;
  const isClosed = offer ? !isOpen(offer) : isSuspended;
  const odds = (isClosed ? null : offer?.odds) ?? selection.odds;
  return changedTo(selection, {
    matchStatus: offer?.matchStatus ?? matchStatus,
    isSuspended: isClosed,
    ...priceAfter(acceptedOdds, odds, mode),
  });
}

/**
 * The book has priced the custom bet, or with null has no price for it now; the price is taken as one
 * of a selection is (SPEC §4). It has to be the price of the selections as they stand: the caller
 * leaves out answers that come after another click. The same slip when nothing changed.
 */
export function priceCustomBet(slip: Slip, odds: Odds | null, mode: OddsAcceptMode): Slip {
  const [bet] = slip.bets;
  if (!isEditable(slip) || bet?.kind.type !== 'custom_bet') return slip;
  const kind = pricedKind(bet.kind, odds, mode);
  return kind === bet.kind ? slip : repriced(slip, [rescaled({ ...bet, kind })]);
}

function pricedKind(kind: CustomBetKind, odds: Odds | null, mode: OddsAcceptMode): CustomBetKind {
  if (odds === null) return changedTo(kind, { odds, isChanged: false });
  return changedTo(kind, priceAfter(kind.acceptedOdds ?? odds, odds, mode));
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

/**
 * The player agrees to what changed: closed selections leave, the prices now are the prices agreed
 * to, and the ticket is INITIAL again (SPEC §4). Where a selection leaves it is an edit; otherwise what
 * was sent and not answered stays known: it was agreed to as well (DESIGN §4.5). The same slip when
 * there was nothing to agree to.
 */
export function acknowledgeChanges(slip: Slip, rules: SlipRules): Slip {
  if (!isEditable(slip)) return slip;
  const left = removeSelections(slip, (each) => each.isSuspended || each.isNotAvailable, rules);
  const bets = eachTo(left.bets, (bet) =>
    changedTo(bet, {
      kind: agreedKind(bet.kind),
      refused: null,
      selections: eachTo(bet.selections, agreed),
    }),
  );
  return changedTo(left, { ticket: 'INITIAL', error: null, bets });
}

function agreedKind(kind: SlipBetKind): SlipBetKind {
  return kind.type === 'custom_bet' ? agreed(kind) : kind;
}

function agreed<T extends Selection | CustomBetKind>(priced: T): T {
  const acceptedOdds = priced.odds ?? priced.acceptedOdds;
  return changedTo<Selection | CustomBetKind>(priced, { acceptedOdds, isChanged: false }) as T;
}

/**
 * SPEC §4: a provider that goes down makes its selections unavailable until it is back. The same slip
 * when it has none, or nothing changed.
 */
export function markProvider(slip: Slip, provider: string, isUp: boolean): Slip {
  if (!isEditable(slip)) return slip;
  const marked = (each: Selection) =>
    each.provider === provider ? changedTo(each, { isNotAvailable: !isUp }) : each;
  const bets = eachTo(slip.bets, (bet) =>
    changedTo(bet, { selections: eachTo(bet.selections, marked) }),
  );
  return changedTo(slip, { bets });
}

/**
 * SPEC §4: selections whose match or market is no longer offered are dropped, and emptied bets. What was
 * sent without an answer stays as it is: call it again once that is answered (DESIGN §4.5).
 */
export function dropGone(slip: Slip, gone: ReadonlySet<OutcomeKey>, rules: SlipRules): Slip {
  if (slip.placement) return slip;
  return removeSelections(slip, (each) => gone.has(each.key), rules);
}
