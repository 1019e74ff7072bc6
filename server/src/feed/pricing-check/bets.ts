import { fairCashOut } from '@touchline/domain/bets/cash-out-offer';
import { jointMass } from '@touchline/domain/pricing/bet-builder/joint-mass';
import { quotedOdds } from '@touchline/domain/pricing/quoted-odds';
import { scoreGrid } from '@touchline/domain/pricing/score-grid';
import type { LegResult } from '@touchline/domain/settlement/leg-result';
import * as z from 'zod/mini';
import { builderLeg } from './builder-leg';
import { decimal, fraction, gridMax, mean, price } from './inputs';
import { row, section } from './section';

/** Several legs of one match, and what they would come to if they had nothing to do with each other. */
export const betBuilder = section(
  row(
    z.looseObject({
      home_mean: mean,
      away_mean: mean,
      rho: z._default(z.number(), 0),
      grid_max: gridMax,
      legs: z.array(builderLeg),
    }),
    ({ home_mean: home, away_mean: away, rho, grid_max: max, legs }) => {
      const grid = scoreGrid({ home, away }, { rho, max });
      return {
        joint_p: jointMass(grid, legs).win,
        product_of_singles: legs.reduce((product, leg) => product * jointMass(grid, [leg]).win, 1),
      };
    },
  ),
);

const STATES = {
  open: 'no_results',
  won: 'win_entire',
  lost: 'lose_entire',
  void: 'refund_entire',
  half_won: 'refund_half_win_other',
  half_lost: 'refund_half_lose_other',
} as const satisfies Record<string, LegResult>;

const leg = z.pipe(
  z
    .looseObject({
      odds: price,
      fair_p_now: z._default(z.nullable(fraction), null),
      state: z.enum(Object.keys(STATES) as (keyof typeof STATES)[]),
    })
    .check(
      z.refine((each) => each.state !== 'open' || each.fair_p_now !== null, {
        error: 'an open leg has a fair probability',
        path: ['fair_p_now'],
      }),
    ),
  z.transform(({ odds, fair_p_now, state }) => ({
    odds,
    result: STATES[state],
    probability: fair_p_now,
  })),
);

/** What an open bet is worth, and what is offered for it. */
export const cashOut = section(
  row(
    z.looseObject({
      stake: z.number().check(z.gt(0)),
      legs: z.array(leg).check(z.minLength(1)),
      cashout_margin: fraction,
    }),
    ({ stake, legs, cashout_margin: margin }) => {
      const fair = fairCashOut(stake, legs);
      return { fair_value: fair, offer: fair * (1 - margin) };
    },
  ),
);

/** Odds as others write them; they are printed with four decimals. */
export const oddsFormats = section(
  row(
    z.looseObject({ decimal }),
    ({ decimal: odds }) => ({
      hongkong: quotedOdds(odds, 'hongkong'),
      american: quotedOdds(odds, 'american'),
      indonesian: quotedOdds(odds, 'indonesian'),
      malaysian: quotedOdds(odds, 'malaysian'),
      percent: quotedOdds(odds, 'percent'),
    }),
    4,
  ),
);
