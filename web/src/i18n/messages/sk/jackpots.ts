export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: 'Banky: {name}',
  drops: 'Padne najneskôr pri {amount}',
  state: {
    active: 'Prebieha',
    created: 'Čoskoro sa začne',
    disabled: 'Vypnutý',
    finished: 'Ukončený',
    paused: 'Pozastavený',
  },
  hits: 'Posledné jackpoty',
  hit_of: '{level} · hráč {player}',
  no_hits: 'Zatiaľ ho nikto netrafil.',
  failed: 'Jackpoty sa nenačítali.',
  won: {
    title: 'Trafili ste jackpot!',
    text: 'Bank {level} je váš.',
    proof:
      'Žrebovanie bolo dané skôr, než ste stávku podali, a každý si ho môže overiť: zásah {id}.',
    close: 'Zavrieť',
    thanks: 'Paráda',
  },
};
