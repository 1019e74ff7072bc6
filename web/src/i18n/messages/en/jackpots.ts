/** Words of jackpots: their pools, their hits, and the window of a hit. */
export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: 'Pools of {name}',
  drops: 'Drops by {amount}',
  state: {
    active: 'Running',
    created: 'Begins soon',
    disabled: 'Off',
    finished: 'Finished',
    paused: 'Paused',
  },
  hits: 'Latest jackpots',
  hit_of: '{level} · player {player}',
  no_hits: 'Nobody has hit it yet.',
  failed: 'The jackpots did not load.',
  won: {
    title: 'You hit the jackpot!',
    text: 'The {level} pool is yours.',
    proof: 'The draw was fixed before you placed your bet, and anyone can check it: hit {id}.',
    close: 'Close',
    thanks: 'Wonderful',
  },
} as const;
