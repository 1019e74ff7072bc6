import {
  finalNumber,
  overNumber,
  spreadMass,
  winWithoutTie,
} from '@touchline/domain/pricing/basketball';
import * as z from 'zod/mini';
import { fraction } from './inputs';
import { row, section } from './section';

const deviation = z.number().check(z.gt(0));

/** Margin and total of a match; the total stands before its start. */
export const basketball = section(
  row(
    z.looseObject({
      mu_home_margin: z.number(),
      sd_margin: deviation,
      mu_total: z.number(),
      sd_total: deviation,
      home_lead: z.int(),
      fraction_played: fraction,
      spread_home: z.looseObject({ line: z.number() }),
      total_line: z.number(),
    }),
    (given) => {
      const whole = { mean: given.mu_home_margin, sd: given.sd_margin };
      const margin = finalNumber(whole, given.home_lead, given.fraction_played);
      const { win, refund, lose } = spreadMass(margin, given.spread_home.line);
      const total = finalNumber({ mean: given.mu_total, sd: given.sd_total });
      return {
        spread_home: { cover: win, push: refund, lose },
        p_home_win_no_tie: winWithoutTie(margin),
        pregame_over: overNumber(total, given.total_line).win,
      };
    },
  ),
);
