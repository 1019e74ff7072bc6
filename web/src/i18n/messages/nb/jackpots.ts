export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: 'Pottene i {name}',
  drops: 'Faller innen {amount}',
  state: {
    active: 'Pågår',
    created: 'Begynner snart',
    disabled: 'Av',
    finished: 'Ferdig',
    paused: 'Satt på pause',
  },
  hits: 'Siste jackpoter',
  hit_of: '{level} · spiller {player}',
  no_hits: 'Ingen har truffet den ennå.',
  failed: 'Jackpotene ble ikke lastet.',
  won: {
    title: 'Du traff jackpoten!',
    text: '{level}-potten er din.',
    proof: 'Trekningen var bestemt før du la inn spillet, og alle kan kontrollere den: treff {id}.',
    close: 'Lukk',
    thanks: 'Fantastisk',
  },
};
