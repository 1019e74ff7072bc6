import type { Minor } from '@touchline/domain/money';
import { keptCashOuts } from './session-keys';

/** A cash-out that was asked for, and under which id: asked for again under it, it pays no second time. */
export interface CashOutWish {
  betId: number;
  id: string;
  /** The offer for all that is left, as it was shown. */
  seen: Minor;
  /** The stake that is given up; null for all of it. */
  part: Minor | null;
  /** What was shown to be paid. */
  shown: Minor;
}

/** So many are known in a tab at most; those of bets that were settled since are never asked about again. */
const MOST = 20;

/** What was asked for of a bet and has no answer yet; null where nothing was. */
export function wishOf(betId: number): CashOutWish | null {
  return (keptCashOuts.read() ?? []).find((each) => each.betId === betId) ?? null;
}

/** Keeps what is asked for now, until its answer has come. */
export function keepWish(wish: CashOutWish): void {
  keptCashOuts.write([...othersThan(wish.betId), wish].slice(-MOST));
}

/** It was answered. */
export function forgetWish(betId: number): void {
  const left = othersThan(betId);
  keptCashOuts.write(left.length > 0 ? left : null);
}

const othersThan = (betId: number) =>
  (keptCashOuts.read() ?? []).filter((each) => each.betId !== betId);
