import { roundsPlay } from '../esports/rounds-play';

/** Valorant: 13 rounds win a map, overtime until one side leads by two. */
export const VALORANT = roundsPlay({
  key: 'valorant',
  defence: 0.03,
  momentum: 0.2,
  inARound: 0.16,
  overtime: 'two_clear',
  pace: { least: 50, mean: 110, betweenSets: 600 },
});
