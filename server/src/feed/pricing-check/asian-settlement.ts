import { odds } from '@touchline/domain/money';
import { resultOnLine } from '@touchline/domain/pricing/line-result';
import type { FinalResult } from '@touchline/domain/settlement/leg-result';
import { PARTS, splitFactor, splitOf } from '@touchline/domain/settlement/leg-split';
import * as z from 'zod/mini';
import { resultOnWire } from '../simulator/market-xml';
import { row, section } from './section';

/** What a file writes for the multiplier of a stake, and what it comes to at the sample's odds. */
const SAMPLE = odds(2500);
const MULTIPLIERS: readonly (readonly [text: string, times: number])[] = [
  ['0', 0],
  ['0.5', 0.5],
  ['1', 1],
  ['odds', 2.5],
  ['(1+odds)/2', 1.75],
];

/**
 * How a handicap ends: by the domain's results, by its payout, and by the result and void factor that the
 * simulated feed sends. `hcp` is the home side's handicap, as in the feed's specifier, whoever is backed.
 */
export const asianSettlement = section(
  row(
    z.looseObject({
      backed: z.enum(['home', 'away']),
      hcp: z.number().check(z.multipleOf(0.25)),
      goal_difference_home_minus_away: z.int(),
    }),
    ({ backed, hcp, goal_difference_home_minus_away: difference }) => {
      const margin = backed === 'home' ? difference + hcp : -difference - hcp;
      const result = resultOnLine(margin);
      const { result: sent, void_factor } = resultOnWire(result);
      return {
        spec_result: result,
        payout_multiplier: multiplierOf(result),
        uof: { result: sent, void_factor },
      };
    },
  ),
);

function multiplierOf(result: FinalResult): string {
  const split = splitOf({ odds: SAMPLE, result });
  const { times, over } = splitFactor({ type: 'single' }, [split], PARTS);
  const multiplier = Number(times) / Number(over);
  return MULTIPLIERS.find(([, each]) => each === multiplier)?.[0] ?? String(multiplier);
}
