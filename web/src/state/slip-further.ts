import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import type { OfferedBonus } from '@touchline/domain/bonus/bet-bonus';
import type { Minor, Odds } from '@touchline/domain/money';
import { betChanged, type BetChange } from '@touchline/domain/slip/bet-changed';
import {
  chooseBonus,
  removeBonus,
  withAvailableBonuses,
  withoutBonuses,
} from '@touchline/domain/slip/bonus-on-slip';
import { answeredElsewhere } from '@touchline/domain/slip/place';
import { priceCustomBet } from '@touchline/domain/slip/refresh-odds';
import { type Names, renameSelections } from '@touchline/domain/slip/rename';
import type { Slip } from '@touchline/domain/slip/slip';
import { setLineStake, setWin } from '@touchline/domain/slip/stake';
import { slipStore } from './slip';
import { slipSettings } from './slip-rules';

const become = (next: (slip: Slip) => Slip) => slipStore.setState((slip) => next(slip), true);

/** What can happen to a slip once there is something on it: further transitions of the domain, beside `actions`. */
export const further = {
  /** What one bet, or with null every bet, should pay. */
  setWin: (index: number | null, wish: Minor) =>
    become((slip) => {
      const { systemCap } = slipSettings.getState().rules;
      const places = index === null ? slip.bets.map((_, at) => at) : [index];
      return places.reduce((next, at) => setWin(next, at, wish, systemCap), slip);
    }),
  setLineStake: (index: number, each: Minor) => become((slip) => setLineStake(slip, index, each)),
  priceCustomBet: (odds: Odds | null) =>
    become((slip) => priceCustomBet(slip, odds, slipSettings.getState().acceptMode)),
  /** The bonuses that may be used on one bet, by its place on the slip, are these now. */
  offerBonuses: (index: number, available: readonly OfferedBonus[]) =>
    become((slip) => withAvailableBonuses(slip, index, available)),
  /** No bonus may be used any more: they were those of a player who has left. */
  withdrawBonuses: () => become(withoutBonuses),
  chooseBonus: (index: number, bonus: OfferedBonus) =>
    become((slip) => chooseBonus(slip, index, bonus)),
  removeBonus: (index: number) => become((slip) => removeBonus(slip, index)),
  rename: (names: ReadonlyMap<OutcomeKey, Names>) =>
    become((slip) => renameSelections(slip, names)),
  betChanged: (change: BetChange) => become((slip) => betChanged(slip, change)),
  answeredElsewhere: (placementId: string, wasTaken: boolean) =>
    become((slip) => answeredElsewhere(slip, placementId, wasTaken)),
};
