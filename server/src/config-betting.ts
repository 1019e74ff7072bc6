import { USUAL_VIP_TIMES } from '@touchline/domain/bets/bet-limits';
import { USUAL_EXPOSURE } from '@touchline/domain/bets/exposure';
import { parseLiveDelays, USUAL_LIVE_DELAY } from '@touchline/domain/bets/live-delay';
import { CURRENCIES } from '@touchline/domain/currency';
import * as z from 'zod';

function liveDelays(text: string, context: z.RefinementCtx) {
  const delays = parseLiveDelays(text);
  if (delays.ok) return delays.value;
  context.addIssue({ code: 'custom', message: delays.error.join('; ') });
  return z.NEVER;
}

/** Which bets are accepted, and for how much. Operators can change them while the site runs. */
export const bettingVariables = {
  DEFAULT_CURRENCY: z
    .enum(CURRENCIES.map(({ code }) => code))
    .default('EUR')
    .describe('The currency of amounts that belong to no player.'),
  LIVE_DELAYS: z
    .string()
    .transform(liveDelays)
    .prefault(String(USUAL_LIVE_DELAY))
    .describe(
      'Seconds that bets on matches in play wait before they are checked again, such as 5,tennis:8: in general, and in sports by their key.',
    ),
  PREMATCH_GRACE_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(0)
    .describe('How long beyond its start a match takes bets without a live message, in seconds.'),
  MAX_EXPOSURE: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000_000)
    .default(USUAL_EXPOSURE)
    .describe(
      'The most that all bets on one event can cost the house, in euros, and roughly as much in other currencies.',
    ),
  VIP_TIMES: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(USUAL_VIP_TIMES)
    .describe('How many times the default limits a VIP may ask for, to be decided on by hand.'),
  VIP_DECISION_MINUTES: z.coerce
    .number()
    .min(0.1)
    .max(1440)
    .default(15)
    .describe('Minutes after which a bet that nobody decided on is rejected.'),
  PROMOTIONS_PER_DAY: z.coerce
    .number()
    .int()
    .positive()
    .max(1_000_000_000)
    .default(100_000)
    .describe(
      'The most that all promotions give in a day (UTC), pools of tournaments included, in the default currency.',
    ),
  CASH_OUT_MARGIN: z.coerce
    .number()
    .min(0)
    .max(100)
    .default(5)
    .describe('What the house keeps of the fair value of a bet that is cashed out, in percent.'),
  CUSTOM_BETS: z
    .stringbool()
    .default(true)
    .describe(
      'Whether bets are built from several outcomes of one match, where the feed prices them.',
    ),
  CUSTOM_BET_ALLOW_SINGLE: z
    .stringbool()
    .default(false)
    .describe('Whether a single outcome makes such a bet.'),
};
