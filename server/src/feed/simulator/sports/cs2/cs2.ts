import { roundsPlay } from '../esports/rounds-play';

/** Counter-Strike 2: 13 rounds win a map, overtime in blocks of six. */
export const CS2 = roundsPlay({
  key: 'cs2',
  defence: 0.08,
  momentum: 0.25,
  inARound: 0.16,
  overtime: 'blocks',
  pace: { least: 45, mean: 105, betweenSets: 720 },
});
