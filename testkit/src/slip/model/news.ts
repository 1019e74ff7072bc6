import type { OddsAcceptMode } from '@touchline/domain/bets/accept-mode';
import type { OutcomeOffer } from '@touchline/domain/bets/market-status';
import type { PickedOutcome, SlipRules } from '@touchline/domain/slip/slip';
import {
  emptyModel,
  follow,
  isOpen,
  linesOf,
  modelBet,
  modelPick,
  picksOf,
  reprice,
  rest,
  settle,
  type ModelBet,
  type ModelPrice,
  type ModelSlip,
} from './model';
import { areSinglesOffered, join, leave, ownStake, rename } from './moves';

function agreeOrFlag(price: ModelPrice, now: number, mode: OddsAcceptMode): void {
  const accepted = price.accepted ?? now;
  price.odds = now;
  price.changed = { none: now !== accepted, higher: now < accepted, any: false }[mode];
  price.accepted = mode === 'none' ? accepted : Math.max(accepted, now);
}

export function refresh(
  slip: ModelSlip,
  offers: ReadonlyMap<string, OutcomeOffer>,
  mode: OddsAcceptMode,
): void {
  if (!isOpen(slip)) return;
  const seen = () => JSON.stringify(slip.bets.map(({ price, picks }) => [price, picks]));
  const before = seen();
  for (const bet of slip.bets) {
    for (const pick of bet.picks) {
      const offer = offers.get(pick.key);
      if (offer) {
        const isLate = offer.matchStatus > 1;
        pick.status = offer.matchStatus;
        pick.suspended = isLate || offer.marketStatus !== 1 || !offer.active || offer.odds === null;
      }
      const odds = pick.suspended ? null : offer?.odds;
      agreeOrFlag(pick, odds ?? pick.odds, bet.type === 'custom_bet' ? 'any' : mode);
    }
    if (bet.price && bet.price.odds !== null) agreeOrFlag(bet.price, bet.price.odds, mode);
    follow(bet);
  }
  const isOver = (bet: ModelBet) =>
    bet.type === 'custom_bet' && bet.picks.some(({ status }) => status > 1);
  if (slip.bets.some(isOver) && !slip.sent) {
    slip.bets = slip.bets.filter((bet) => !isOver(bet));
    settle(slip);
  } else if (seen() !== before) {
    reprice(slip);
  }
}

/** The book names the one price of a custom bet, or has none for it now. */
export function price(slip: ModelSlip, odds: number | null, mode: OddsAcceptMode): void {
  const [bet] = slip.bets;
  if (!isOpen(slip) || !bet?.price) return;
  const before = JSON.stringify(bet.price);
  if (odds === null) Object.assign(bet.price, { odds, changed: false });
  else agreeOrFlag(bet.price, odds, mode);
  follow(bet);
  if (JSON.stringify(bet.price) !== before) reprice(slip);
}

export function agree(slip: ModelSlip, rules: SlipRules): void {
  if (!isOpen(slip)) return;
  leave(slip, (each) => each.suspended || each.unavailable, rules);
  for (const bet of slip.bets) {
    bet.refused = null;
    for (const each of [...bet.picks, ...(bet.price ? [bet.price] : [])]) {
      Object.assign(each, { accepted: each.odds ?? each.accepted, changed: false });
    }
  }
  Object.assign(slip, { ticket: 'INITIAL', error: null });
}

export function provider(slip: ModelSlip, name: string, isUp: boolean): void {
  if (!isOpen(slip)) return;
  for (const pick of picksOf(slip)) if (pick.provider === name) pick.unavailable = !isUp;
}

export function place(slip: ModelSlip, id: string, mode: OddsAcceptMode): void {
  const ready = slip.bets.filter((bet) => bet.stake > 0n && bet.price?.odds !== null);
  const isFlagged = slip.bets.some((bet) =>
    [...bet.picks, bet.price].some((each) => each?.changed),
  );
  if (!isOpen(slip)) return;
  if (!slip.sent) {
    if (isFlagged || ready.length === 0) return;
    for (const bet of slip.bets) bet.refused = null;
    slip.sent = structuredClone({ id, mode, bets: ready });
  }
  Object.assign(slip, { ticket: 'PROCESSING', error: null });
}

/** The book took what was sent, each bet under an id and at odds that are this much higher. */
export function taken(slip: ModelSlip, firstId: number, higher: number): void {
  if (slip.ticket !== 'PROCESSING' || !slip.sent) return;
  slip.bets = structuredClone(slip.sent.bets);
  for (const [at, bet] of slip.bets.entries()) {
    for (const each of [...bet.picks, ...(bet.price ? [bet.price] : [])]) {
      const odds = (each.odds ?? 0) + higher;
      Object.assign(each, { odds, accepted: odds, changed: false });
    }
    for (const pick of bet.picks) [pick.suspended, pick.unavailable] = [false, false];
    Object.assign(bet, { betId: firstId + at, source: 'stake', wish: null });
  }
  Object.assign(slip, { ticket: 'SUCCESS', sent: null });
}

/** The book refused with a code, which stands on the bet that was sent at that place. */
export function refused(slip: ModelSlip, code: number, place: number): void {
  if (slip.ticket !== 'PROCESSING' || !slip.sent) return;
  const keysOf = (bet: ModelBet | undefined) => bet?.picks.map((each) => each.key).join();
  const meant = keysOf(slip.sent.bets[place]);
  for (const bet of slip.bets) bet.refused = keysOf(bet) === meant ? code : null;
  Object.assign(slip, { ticket: 'ERROR', error: code, sent: null });
}

/** No answer keeps what was sent, and so does being turned away. */
export function returned(slip: ModelSlip): void {
  if (slip.ticket !== 'PROCESSING') return;
  rest(slip);
}

export function putAway(slip: ModelSlip, isKept: boolean): void {
  if (slip.ticket !== 'SUCCESS') return;
  const bets = slip.bets.map((bet) => ({
    ...modelBet(bet.type, bet.picks, ownStake(bet)),
    system: bet.system,
    price: bet.price,
  }));
  Object.assign(slip, emptyModel(slip.currency), { bets: isKept ? bets : [] });
}

/** A bet on the receipt changed; a rejected VIP bet is taken off. */
export function told(slip: ModelSlip, betId: number, isRejectedVip: boolean): void {
  if (slip.ticket !== 'SUCCESS' || !isRejectedVip) return;
  slip.bets = slip.bets.filter((bet) => bet.betId !== betId);
  if (slip.bets.length === 0) Object.assign(slip, emptyModel(slip.currency));
}

/** A bet somebody shared, and its outcomes that are still offered. */
export interface SharedModelBet {
  type: ModelBet['type'];
  system: ModelBet['system'];
  stake: bigint;
  offered: readonly PickedOutcome[];
}

/**
 * Shared bets take the place of what is on the slip, at stakes converted and capped for each line. Only
 * singles stand side by side, each once.
 */
export function share(
  slip: ModelSlip,
  shared: readonly SharedModelBet[],
  { rate, stakeCap }: { rate: { times: bigint; over: bigint } | null; stakeCap: bigint },
  rules: SlipRules,
): boolean {
  if (slip.ticket === 'PROCESSING') return false;
  const bets = shared.map(({ type, system, stake, offered }) => {
    const bet = { ...modelBet(type, []), system };
    const ofFirst = (each: PickedOutcome) => each.matchId === offered[0]?.matchId;
    const fitting = type === 'custom_bet' ? offered.filter(ofFirst) : offered;
    for (const each of fitting) join(bet, modelPick(each));
    rename(bet, rules);
    const converted = rate ? (2n * stake * rate.times + rate.over) / (2n * rate.over) : 0n;
    const most = stakeCap * BigInt(linesOf(bet).length);
    return { ...bet, source: 'sharing' as const, stake: converted < most ? converted : most };
  });
  const [first, ...others] = bets.filter((bet) => bet.picks.length > 0);
  if (!first) return false;
  Object.assign(slip, emptyModel(slip.currency), { bets: [first] });
  const areSingles = [first, ...others].every(
    (bet) => bet.type === 'single' && areSinglesOffered(bet.picks, rules),
  );
  for (const bet of areSingles ? others : []) {
    const isThere = picksOf(slip).some((each) => each.key === bet.picks[0]?.key);
    if (!isThere) slip.bets.push(bet);
  }
  settle(slip);
  return true;
}
