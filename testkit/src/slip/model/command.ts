import * as fc from 'fast-check';
import type { OddsAcceptMode } from '@touchline/domain/bets/accept-mode';
import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { minor, odds } from '@touchline/domain/money';
import type { Result } from '@touchline/domain/result';
import { selectionsOf, type Slip, type SlipRules } from '@touchline/domain/slip/slip';
import type { ModelSlip } from './model';

/** Something that happens to the slip, and to its model, which says whether it was allowed. */
export interface SlipCommand {
  name: string;
  onModel: (model: ModelSlip, rules: SlipRules) => unknown;
  onSlip: (slip: Slip, rules: SlipRules) => Slip | Result<Slip, unknown>;
}

/** Commands of one kind, drawn this often. */
export function drawn<T>(
  weight: number,
  any: fc.Arbitrary<T>,
  name: string,
  onModel: (model: ModelSlip, value: T, rules: SlipRules) => unknown,
  onSlip: (slip: Slip, value: T, rules: SlipRules) => Slip | Result<Slip, unknown>,
): fc.WeightedArbitrary<SlipCommand> {
  const arbitrary = any.map((value) => ({
    name: `${name} ${fc.stringify(value)}`,
    onModel: (model: ModelSlip, rules: SlipRules) => onModel(model, value, rules),
    onSlip: (slip: Slip, rules: SlipRules) => onSlip(slip, value, rules),
  }));
  return { weight, arbitrary };
}

export const anyMode = fc.constantFrom<OddsAcceptMode>('none', 'higher', 'any');
export const anyAmount = fc.bigInt(0n, 3000n).map(minor);
export const anyOdds = fc.integer({ min: 1001, max: 9000 }).map(odds);
export const nothing = fc.constant('');

/** A bet by its place on the slip; counting goes on from the first after the last. */
export const anyBet = fc.nat(5);
export const at = ({ bets }: { bets: readonly unknown[] }, bet: number) => bet % bets.length;

/** Selections by their places on the slip. */
export const anyPlaces = fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 3 });
export const keysAt = (slip: Slip, places: readonly number[]): OutcomeKey[] =>
  selectionsOf(slip).flatMap(({ key }, place) => (places.includes(place) ? [key] : []));
