export const jackpots = {
  title: 'Jackpot',
  banner: 'Jackpot {name}',
  pools: 'Potit: {name}',
  drops: 'Laukeaa viimeistään: {amount}',
  state: {
    active: 'Käynnissä',
    created: 'Alkaa pian',
    disabled: 'Suljettu',
    finished: 'Päättynyt',
    paused: 'Tauolla',
  },
  hits: 'Viimeisimmät jackpotit',
  hit_of: '{level} · pelaaja {player}',
  no_hits: 'Kukaan ei ole vielä osunut.',
  failed: 'Jackpotteja ei saatu ladattua.',
  won: {
    title: 'Osuit jackpotiin!',
    text: 'Potti {level} on sinun.',
    proof:
      'Arvonta oli lyöty lukkoon ennen vetoasi, ja kuka tahansa voi tarkistaa sen: osuma {id}.',
    close: 'Sulje',
    thanks: 'Mahtavaa',
  },
};
