import { oneOf } from './one-of';

/** What the next ball brings; whichever is backed, 96 % of stakes come back (SPEC §2 "premium cricket"). */
export const PREMIUM_CRICKET = oneOf(
  'premium_cricket',
  [
    { name: 'dot', tickets: 400, pays: 2400 },
    { name: 'single', tickets: 320, pays: 3000 },
    { name: 'four', tickets: 120, pays: 8000 },
    { name: 'six', tickets: 80, pays: 12_000 },
    { name: 'wicket', tickets: 48, pays: 20_000 },
    { name: 'double', tickets: 32, pays: 30_000 },
  ],
  { times: 96n, over: 100n },
);
