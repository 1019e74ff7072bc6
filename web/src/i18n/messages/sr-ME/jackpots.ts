export const jackpots = {
  title: 'Džekpot',
  banner: 'Džekpot {name}',
  pools: 'Fondovi: {name}',
  drops: 'Pada najkasnije na {amount}',
  state: {
    active: 'U toku',
    created: 'Uskoro počinje',
    disabled: 'Isključen',
    finished: 'Završen',
    paused: 'Pauziran',
  },
  hits: 'Posljednji džekpotovi',
  hit_of: '{level} · igrač {player}',
  no_hits: 'Još ga niko nije pogodio.',
  failed: 'Džekpotovi se nisu učitali.',
  won: {
    title: 'Pogodio si džekpot!',
    text: 'Fond {level} je tvoj.',
    proof:
      'Izvlačenje je utvrđeno prije nego što si odigrao tiket i svako može da ga provjeri: pogodak {id}.',
    close: 'Zatvori',
    thanks: 'Sjajno',
  },
};
