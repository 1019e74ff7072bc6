import { marginBy } from '@touchline/domain/pricing/margin';
import { withoutMargin } from '@touchline/domain/pricing/without-margin';
import * as z from 'zod/mini';
import { decimal, fraction } from './inputs';
import { row, section } from './section';

/** Probabilities from odds, by every method. */
export const marginRemoval = section(
  row(z.looseObject({ odds: z.array(decimal).check(z.minLength(2)) }), ({ odds }) => {
    const power = withoutMargin('power', odds);
    const shin = withoutMargin('shin', odds);
    const ratio = withoutMargin('odds_ratio', odds);
    const { probabilities: proportional, parameter: booksum } = withoutMargin('proportional', odds);
    return {
      booksum,
      proportional,
      additive: withoutMargin('additive', odds).probabilities,
      power: { p: power.probabilities, k: power.parameter },
      shin: { p: shin.probabilities, z: shin.parameter },
      odds_ratio: { p: ratio.probabilities, c: ratio.parameter },
    };
  }),
);

/** Odds from probabilities, by every method; they are printed with six decimals. */
export const marginApply = section(
  row(
    z.looseObject({
      p: z.array(fraction).check(z.refine((all) => all.some((each) => each > 0))),
      booksum: z.number().check(z.gt(0)),
    }),
    ({ p, booksum }) => {
      const power = marginBy('power', p, booksum);
      const shin = marginBy('shin', p, booksum);
      const ratio = marginBy('odds_ratio', p, booksum);
      return {
        proportional: marginBy('proportional', p, booksum).odds,
        power: { odds: power.odds, k: power.parameter },
        shin: { odds: shin.odds, z: shin.parameter },
        odds_ratio: { odds: ratio.odds, c: ratio.parameter },
      };
    },
    6,
  ),
);
