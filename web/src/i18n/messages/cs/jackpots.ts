export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: 'Banky: {name}',
  drops: 'Padne nejpozději při {amount}',
  state: {
    active: 'Běží',
    created: 'Brzy začne',
    disabled: 'Vypnutý',
    finished: 'Ukončený',
    paused: 'Pozastavený',
  },
  hits: 'Poslední jackpoty',
  hit_of: '{level} · hráč {player}',
  no_hits: 'Zatím ho nikdo netrefil.',
  failed: 'Jackpoty se nenačetly.',
  won: {
    title: 'Trefili jste jackpot!',
    text: 'Bank {level} je váš.',
    proof: 'Losování bylo dané dřív, než jste sázku podali, a každý si ho může ověřit: zásah {id}.',
    close: 'Zavřít',
    thanks: 'Paráda',
  },
};
