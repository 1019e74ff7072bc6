import { skirmishPlay } from '../esports/skirmish-play';

/** League of Legends: about 26 kills and 13 turrets in half an hour. */
export const LOL = skirmishPlay({
  key: 'lol',
  rules: {
    towers: 9,
    kills: 2.1,
    snowball: { towers: 0.3, kills: 0.1 },
    minutes: 8.5,
    pace: 0.5,
  },
  inATower: 0.24,
  draft: 12,
  milestones: [1, 5, 10, 15, 20],
  races: [5, 10],
  shown: { towers: 'turrets', gold: { minute: 1.7, kill: 0.4, tower: 0.55 } },
});
