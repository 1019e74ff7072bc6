export const matchMore = {
  no_form: 'Aiempia otteluita ei tunneta.',
  form_sum:
    '{won, number} voittoa, {drawn, number} tasapeliä, {lost, number} tappiota · tehty {scored, number}, päästetty {conceded, number}',
  form_match:
    '{day}: {result, select, win {voitto} loss {tappio} other {tasapeli}} {own, number}:{other, number}, vastustaja {opponent}, {where, select, home {kotona} other {vieraissa}}',
  letter: { win: 'V', draw: 'T', loss: 'H' },
  builder: {
    apart: 'ei yhdistettävissä',
    apart_text: 'ei ole yhdistettävissä valintoihisi.',
    remove: 'Poista {name}',
    needed:
      '{count, plural, one {Valitse vielä yksi lopputulos} other {Valitse # lopputulosta tästä ottelusta}}',
    pays: '{count, plural, one {# valinnan kerroin} other {# valintaa yhdessä}}',
    add: 'Lisää kuponkiin',
  },
  view: {
    form: 'Vire',
    meetings: 'Keskinäiset',
    timeline: 'Aikajana',
    table: 'Taulukko',
    lineups: 'Kokoonpanot',
    field: 'Osallistujat',
    stages: 'Etapit',
  },
  count: { corners: 'Kulmapotkut', yellow_cards: 'Keltaiset kortit', red_cards: 'Punaiset kortit' },
  no_timeline: 'Mitään ei ole vielä tapahtunut.',
  no_meetings: 'Tiedossamme ei ole näiden kahden keskinäisiä otteluita.',
  no_table: 'Tällä kilpailulla ei ole vielä sarjataulukkoa.',
  no_lineups: 'Kokoonpanot eivät ole tiedossa.',
  substitutes: 'Vaihtopelaajat',
  field: { result: 'Tulos', odds: 'Kerroin' },
  winner: 'Voittaja',
  table: {
    position: 'Sija',
    played: 'Ottelut',
    won: 'Voitot',
    drawn: 'Tasapelit',
    lost: 'Häviöt',
    difference: 'Maaliero',
    points: 'Pisteet',
  },
  table_short: { played: 'O', won: 'V', drawn: 'T', lost: 'H', difference: '+/−', points: 'P' },
};
