import { oneOf } from './one-of';

/** Six runners, of which one wins; whichever is backed, 96 % of stakes come back (SPEC §2 "horse racing"). */
export const HORSE_RACING = oneOf(
  'horse_racing',
  [
    { name: '1', tickets: 384, pays: 2500 },
    { name: '2', tickets: 240, pays: 4000 },
    { name: '3', tickets: 160, pays: 6000 },
    { name: '4', tickets: 120, pays: 8000 },
    { name: '5', tickets: 80, pays: 12_000 },
    { name: '6', tickets: 16, pays: 60_000 },
  ],
  { times: 96n, over: 100n },
);
