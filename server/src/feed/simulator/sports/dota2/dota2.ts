import { skirmishPlay } from '../esports/skirmish-play';

/** Dota 2: about 50 kills and 14 towers in 35 minutes. */
export const DOTA2 = skirmishPlay({
  key: 'dota2',
  rules: {
    towers: 10,
    kills: 3.6,
    snowball: { towers: 0.3, kills: 0.1 },
    minutes: 8.5,
    pace: 0.55,
  },
  inATower: 0.24,
  draft: 14,
  milestones: [1, 10, 20, 30, 40],
  races: [10, 20],
  shown: { towers: 'towers', gold: { minute: 2.1, kill: 0.45, tower: 0.6 } },
});
