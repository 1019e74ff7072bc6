import { type Slip, selectionsOf } from '@touchline/domain/slip/slip';
import { usableBonuses } from '@touchline/wire/calls/bonuses';
import { call } from '../../api/browser-api';
import { further } from '../../state/slip-further';
import { askOfSlip, betsOn } from './ask-of-slip';
import { takeAdvice } from './bonus-offers';
import { bonusesAsked, offeredBonus } from './offered-bonuses';

/**
 * Keeps the bonuses that a player may use on the slip, and what the best of them does. Returns how to stop: what is on
 * the slip of them by then goes with the player (SPEC §4 "On logout …").
 */
export function keepBonuses(): () => void {
  const stop = askOfSlip({
    standing: withPrices,
    ask: async (slip, signal) =>
      (await call(usableBonuses, { body: bonusesAsked(slip) }, signal)).data,
    take: (offers) => {
      takeAdvice(offers ?? []);
      offers?.forEach(({ usable }, index) =>
        further.offerBonuses(
          index,
          usable.flatMap((each) => offeredBonus(each) ?? []),
        ),
      );
    },
  });
  return () => {
    stop();
    further.withdrawBonuses();
  };
}

/** Prices too say which bonuses may be used, and what each adds. */
function withPrices(slip: Slip): string {
  const bets = betsOn(slip);
  return (
    bets &&
    `${bets} ${selectionsOf(slip)
      .map(({ odds }) => odds)
      .join()}`
  );
}
