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
  won: {
    title: 'Osuit jackpotiin!',
    text: 'Potti {level} on sinun.',
    proof:
      'Arvonta oli lyöty lukkoon ennen vetoasi, ja kuka tahansa voi tarkistaa sen: osuma {id}.',
    close: 'Sulje',
    thanks: 'Mahtavaa',
  },
  draw: {
    open: 'Näin arvottiin',
    text: 'Siemenluvun SHA-256 julkaistiin {committed}, ennen vetoa. Itse siemenluku näytettiin {revealed}, osuman yhteydessä.',
    seed: 'Siemenluku',
    drawn: 'Arvonta antoi {drawn} / {every}. Osuma tulee, kun luku jää alle panoksen {stake}.',
    must_drop:
      'Potissa oli {pool}, ja sen piti laueta viimeistään summassa {ceiling}, arvottiin mitä tahansa.',
    how: 'Tarkistus ilman tätä sivua: ensimmäinen rivi antaa SHA-256:n, toinen arvotun luvun väliltä 0–2²⁵⁶.',
    fair: 'Tarkistettu tässä selaimessa: siemenluku on se, joka luvattiin, ja osuma on oikea.',
    unchecked: 'Tämä selain ei voi tarkistaa sitä tässä.',
    wrong: 'Tarkistus epäonnistui: siemenluku ei anna tätä osumaa.',
    failed: 'Arvontaa ei saatu ladattua.',
    next: 'Seuraavien arvontojen siemenluvun SHA-256 ({name}):',
  },
};
