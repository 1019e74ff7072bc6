export const matchMore = {
  no_form: 'Predchádzajúce zápasy nepoznáme.',
  form_sum:
    'výhry: {won, number}, remízy: {drawn, number}, prehry: {lost, number} · strelené {scored, number}, inkasované {conceded, number}',
  form_match:
    '{day}: {result, select, win {výhra} loss {prehra} other {remíza}} {own, number}:{other, number}, súper: {opponent}, {where, select, home {doma} other {vonku}}',
  letter: { win: 'V', draw: 'R', loss: 'P' },
  builder: {
    apart: 'nedá sa kombinovať',
    apart_text: 'sa nedá kombinovať s vaším výberom.',
    remove: 'Odstrániť {name}',
    needed:
      '{count, plural, one {Vyberte ešte jeden tip} few {Vyberte # tipy z tohto zápasu} many {Vyberte # tipu z tohto zápasu} other {Vyberte # tipov z tohto zápasu}}',
    pays: '{count, plural, one {# tip má kurz} few {# tipy majú spoločný kurz} many {# tipu má spoločný kurz} other {# tipov má spoločný kurz}}',
    add: 'Pridať na tiket',
  },
  view: {
    form: 'Forma',
    meetings: 'H2H',
    timeline: 'Priebeh',
    table: 'Tabuľka',
    lineups: 'Zostavy',
    field: 'Štartové pole',
    stages: 'Etapy',
  },
  count: { corners: 'Rohy', yellow_cards: 'Žlté karty', red_cards: 'Červené karty' },
  no_timeline: 'Zatiaľ sa nič nestalo.',
  no_meetings: 'O vzájomných zápasoch týchto súperov nevieme.',
  no_table: 'Táto súťaž zatiaľ nemá tabuľku.',
  no_lineups: 'Zostavy nie sú známe.',
  substitutes: 'Náhradníci',
  field: { result: 'Výsledok', odds: 'Kurz' },
  winner: 'Víťaz',
  table: {
    position: 'Poradie',
    played: 'Zápasy',
    won: 'Výhry',
    drawn: 'Remízy',
    lost: 'Prehry',
    difference: 'Rozdiel',
    points: 'Body',
  },
  table_short: { played: 'Z', won: 'V', drawn: 'R', lost: 'P', difference: '+/−', points: 'B' },
};
