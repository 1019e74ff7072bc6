export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: 'Fondovi: {name}',
  drops: 'Pada najkasnije na {amount}',
  state: {
    active: 'U tijeku',
    created: 'Uskoro počinje',
    disabled: 'Isključen',
    finished: 'Završen',
    paused: 'Pauziran',
  },
  hits: 'Posljednji jackpoti',
  hit_of: '{level} · igrač {player}',
  no_hits: 'Još ga nitko nije pogodio.',
  failed: 'Jackpoti se nisu učitali.',
  won: {
    title: 'Pogodio si jackpot!',
    text: 'Fond {level} je tvoj.',
    proof:
      'Izvlačenje je utvrđeno prije nego što si odigrao listić i svatko ga može provjeriti: pogodak {id}.',
    close: 'Zatvori',
    thanks: 'Sjajno',
  },
};
