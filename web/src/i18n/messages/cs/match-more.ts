export const matchMore = {
  no_form: 'Dřívější zápasy neznáme.',
  form_sum:
    'výhry: {won, number}, remízy: {drawn, number}, prohry: {lost, number} · vstřeleno {scored, number}, obdrženo {conceded, number}',
  form_match:
    '{day}: {result, select, win {výhra} loss {prohra} other {remíza}} {own, number}:{other, number}, soupeř: {opponent}, {where, select, home {doma} other {venku}}',
  letter: { win: 'V', draw: 'R', loss: 'P' },
  builder: {
    apart: 'nelze kombinovat',
    apart_text: 'nelze kombinovat s vaším výběrem.',
    remove: 'Odebrat {name}',
    needed:
      '{count, plural, one {Vyberte ještě jeden tip} few {Vyberte # tipy z tohoto zápasu} many {Vyberte # tipu z tohoto zápasu} other {Vyberte # tipů z tohoto zápasu}}',
    pays: '{count, plural, one {# tip má kurz} few {# tipy mají společný kurz} many {# tipu má společný kurz} other {# tipů má společný kurz}}',
    add: 'Přidat na tiket',
  },
  view: {
    form: 'Forma',
    meetings: 'H2H',
    timeline: 'Průběh',
    table: 'Tabulka',
    lineups: 'Sestavy',
    field: 'Startovní pole',
    stages: 'Etapy',
  },
  count: { corners: 'Rohy', yellow_cards: 'Žluté karty', red_cards: 'Červené karty' },
  no_timeline: 'Zatím se nic nestalo.',
  no_meetings: 'O vzájemných zápasech těchto soupeřů nevíme.',
  no_table: 'Tato soutěž zatím nemá tabulku.',
  no_lineups: 'Sestavy nejsou známé.',
  substitutes: 'Náhradníci',
  field: { result: 'Výsledek', odds: 'Kurz' },
  winner: 'Vítěz',
  table: {
    position: 'Pořadí',
    played: 'Zápasy',
    won: 'Výhry',
    drawn: 'Remízy',
    lost: 'Prohry',
    difference: 'Rozdíl',
    points: 'Body',
  },
  table_short: { played: 'Z', won: 'V', drawn: 'R', lost: 'P', difference: '+/−', points: 'B' },
};
