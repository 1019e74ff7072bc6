export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: 'Potten van {name}',
  drops: 'Valt vóór {amount}',
  state: {
    active: 'Loopt',
    created: 'Begint binnenkort',
    disabled: 'Uit',
    finished: 'Afgelopen',
    paused: 'Gepauzeerd',
  },
  hits: 'Laatste jackpots',
  hit_of: '{level} · speler {player}',
  no_hits: 'Nog niemand heeft hem gewonnen.',
  failed: 'De jackpots zijn niet geladen.',
  won: {
    title: 'Je hebt de jackpot gewonnen!',
    text: 'De pot {level} is van jou.',
    proof:
      'De trekking stond vast voordat je je weddenschap plaatste, en iedereen kan dat nagaan: treffer {id}.',
    close: 'Sluiten',
    thanks: 'Geweldig',
  },
} as const;
