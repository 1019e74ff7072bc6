export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: 'Puljer i {name}',
  drops: 'Falder senest ved {amount}',
  state: {
    active: 'I gang',
    created: 'Begynder snart',
    disabled: 'Slået fra',
    finished: 'Slut',
    paused: 'På pause',
  },
  hits: 'Seneste jackpots',
  hit_of: '{level} · spiller {player}',
  no_hits: 'Ingen har ramt den endnu.',
  failed: 'Jackpottene blev ikke hentet.',
  won: {
    title: 'Du ramte jackpotten!',
    text: 'Puljen {level} er din.',
    proof:
      'Trækningen lå fast, før du placerede dit væddemål, og alle kan efterprøve den: træffer {id}.',
    close: 'Luk',
    thanks: 'Fantastisk',
  },
};
