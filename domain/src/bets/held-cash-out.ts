import { minus, scaled, type Minor } from '../money';
import type { OddsAcceptMode } from './accept-mode';

/** What cashing out a share of a bet pays at an offer, and what remains. */
export interface CashOutPart {
  stake: Minor;
  paid: Minor;
  /** The stake that goes on, and what it wins at most. */
  left: Minor;
  leftWin: Minor;
}

/** What is left of a bet: its stake, what it wins at most, and what is offered for all of it. */
export interface Offered {
  stake: Minor;
  win: Minor;
  offer: Minor;
}

/** What `share` hundredths of a bet are paid: the stake rounded up, all else down, as the book does it. */
export function cashOutPart({ stake, win, offer }: Offered, share: number): CashOutPart {
  const given = scaled(stake, { times: BigInt(share), over: 100n }, 'up');
  const left = minus(stake, given);
  return {
    stake: given,
    paid: scaled(offer, { times: given, over: stake }),
    left,
    leftWin: scaled(win, { times: left, over: stake }),
  };
}

/** The smallest share, in hundredths, that pays at least `least`; null where not even all does. */
export function leastShare(offered: Offered, least: Minor): number | null {
  if (offered.offer < least) return null;
  let share = 1;
  while (cashOutPart(offered, share).paid < least) share += 1;
  return share;
}

/**
 * Whether a cash-out that was shown at one offer is asked for when the offer is another by now (SPEC §4 "Odds refresh"):
 * who takes only better odds takes a higher offer, who takes any takes any, and everybody else is asked again.
 */
export function takesOffer(shown: Minor, now: Minor, mode: OddsAcceptMode): boolean {
  if (now === shown || mode === 'any') return true;
  return mode === 'higher' && now > shown;
}
