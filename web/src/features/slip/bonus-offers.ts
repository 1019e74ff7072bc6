import type { OfferedBonus } from '@touchline/domain/bonus/bet-bonus';
import type { ReadOf } from '@touchline/wire/calls/call';
import type { usableBonuses } from '@touchline/wire/calls/bonuses';
import { createStore, useStore } from 'zustand';

type Offer = ReadOf<typeof usableBonuses>['data'][number];

/** The bonus that is expected to add most to a bet, with the reason. */
export type BestBonus = NonNullable<Offer['best']>;
/** A bonus of the player's that does not fit a bet, with the reason. */
export type UnfitBonus = Offer['not_usable'][number];

/** What the book says of the player's bonuses beside one bet of the slip. */
export interface BonusAdvice {
  best: BestBonus | null;
  unfit: readonly UnfitBonus[];
  /** Those that the bet earns nothing for, by their names: an event on it has had its turn. */
  farmed: ReadonlySet<string>;
}

const NOTHING: BonusAdvice = { best: null, unfit: [], farmed: new Set() };

/** By the place of the bet on the slip, as it was when the book was asked. */
const advised = createStore<{ byBet: readonly BonusAdvice[] }>()(() => ({ byBet: [] }));

/** Takes over what the book says; without anything, nothing is said. */
export function takeAdvice(offers: readonly Offer[]): void {
  advised.setState({ byBet: offers.map(adviceOf) });
}

/**
 * What the book says beside one bet.
 * @internal
 */
export function adviceOf({ best, usable, not_usable: unfit }: Offer): BonusAdvice {
  const farmed = usable.filter(({ farmed_event_ids: ids = [] }) => ids.length > 0);
  return { best, unfit, farmed: new Set(farmed.map(nameOf)) };
}

/** Ids are of one kind of bonus. */
export function nameOf({ type, id }: Pick<OfferedBonus, 'type' | 'id'>): string {
  return `${type}/${id}`;
}

/** What is known for a bet by its place. */
export function useAdvice(index: number): BonusAdvice {
  return useStore(advised, ({ byBet }) => byBet[index] ?? NOTHING);
}
