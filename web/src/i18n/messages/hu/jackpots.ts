export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot: {name}',
  pools: 'Alapok: {name}',
  drops: 'Legkésőbb ennyinél: {amount}',
  state: {
    active: 'Zajlik',
    created: 'Hamarosan indul',
    disabled: 'Kikapcsolva',
    finished: 'Véget ért',
    paused: 'Szünetel',
  },
  hits: 'Legutóbbi jackpotok',
  hit_of: '{level} · játékos: {player}',
  no_hits: 'Még senki sem nyerte meg.',
  failed: 'A jackpotok nem töltődtek be.',
  won: {
    title: 'Megnyerted a jackpotot!',
    text: 'Tiéd az alap: {level}.',
    proof:
      'A sorsolás már a fogadásod előtt eldőlt, és bárki ellenőrizheti: nyertes sorsolás: {id}.',
    close: 'Bezárás',
    thanks: 'Nagyszerű',
  },
};
