import type { WaitingBonus } from '@touchline/domain/bonus/popup-queue';
import { withoutPopup } from '@touchline/domain/bonus/popup-queue';
import { createStore, useStore } from 'zustand';

/** A bonus by its type and number. */
export type BonusName = Pick<WaitingBonus, 'id' | 'type'>;

interface BonusWindows {
  /** The bonus whose details are open (SPEC §2 "Modals: bonus detail"); null while none is. */
  open: BonusName | null;
  /** Those that the player is yet to be told of, the next one first. */
  popups: readonly WaitingBonus[];
}

/** What shows of bonuses in front of the page. */
export const bonusWindows = createStore<BonusWindows>()(() => ({ open: null, popups: [] }));

/** Opens the details of a bonus; its card is of no more use then. */
export function openBonus({ id, type }: BonusName): void {
  bonusWindows.setState(({ popups }) => ({
    open: { id, type },
    popups: withoutPopup(popups, { id, type }),
  }));
}

/** Closes the details. */
export function closeBonus(): void {
  bonusWindows.setState({ open: null });
}

/** Puts the card of a bonus away. */
export function dropPopup(bonus: BonusName): void {
  bonusWindows.setState(({ popups }) => ({ popups: withoutPopup(popups, bonus) }));
}

/** Puts all cards away: the player goes where the bonuses themselves stand. */
export function dropPopups(): void {
  bonusWindows.setState({ popups: [] });
}

/** Reads a part of it; renders again when that part changes. */
export function useBonusWindows<T>(select: (state: BonusWindows) => T): T {
  return useStore(bonusWindows, select);
}
