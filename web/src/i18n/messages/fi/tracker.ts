export const tracker = {
  odds_old:
    'Nämä kertoimet ovat yli kymmenen sekuntia vanhoja. Uudemmat voi valita heti, kun ne ovat täällä.',
  odds_lost: 'Ei yhteyttä: kertoimet eivät päivity, eikä niitä voi valita ennen kuin yhteys palaa.',
  line: 'Linja',
  opening: 'Avaus',
  now: 'Nyt',
  taken_bet: 'Vetosi',
  taken_slip: 'Kupongillasi',
  no_history: 'Ei vielä näytettävää liikettä.',
  name: 'Liveseuranta',
  nothing_yet: 'Mitään ei ole vielä tapahtunut.',
};
