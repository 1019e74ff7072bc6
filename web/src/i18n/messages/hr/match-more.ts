export const matchMore = {
  no_form: 'Ranije utakmice nisu poznate.',
  form_sum:
    'pobjede {won, number}, neriješeno {drawn, number}, porazi {lost, number} · postignuto {scored, number}, primljeno {conceded, number}',
  form_match:
    '{day}: {result, select, win {pobjeda} loss {poraz} other {neriješeno}} {own, number}:{other, number} protiv {opponent}, {where, select, home {kod kuće} other {u gostima}}',
  letter: { win: 'P', draw: 'N', loss: 'I' },
  builder: {
    apart: 'ne kombinira se',
    apart_text: 'ne kombinira se s onim što si odabrao.',
    remove: 'Ukloni {name}',
    needed:
      '{count, plural, one {Odaberi još # ishod} few {Odaberi # ishoda ove utakmice} other {Odaberi # ishoda ove utakmice}}',
    pays: '{count, plural, one {# ishod isplaćuje} few {# zajedno isplaćuju} other {# zajedno isplaćuju}}',
    add: 'Dodaj na listić',
  },
  view: {
    form: 'Forma',
    meetings: 'Međusobni',
    timeline: 'Tok',
    table: 'Ljestvica',
    lineups: 'Sastavi',
    field: 'Sudionici',
    stages: 'Etape',
  },
  count: { corners: 'Korneri', yellow_cards: 'Žuti kartoni', red_cards: 'Crveni kartoni' },
  no_timeline: 'Još se ništa nije dogodilo.',
  no_meetings: 'Ne znamo za utakmice u kojima su se ove dvije momčadi susrele.',
  no_table: 'Ovo natjecanje još nema ljestvicu.',
  no_lineups: 'Sastavi nisu poznati.',
  substitutes: 'Pričuve',
  field: { result: 'Rezultat', odds: 'Kvota' },
  winner: 'Pobjednik',
  table: {
    position: 'Mjesto',
    played: 'Odigrano',
    won: 'Pobjede',
    drawn: 'Neriješeno',
    lost: 'Porazi',
    difference: 'Razlika',
    points: 'Bodovi',
  },
  table_short: { played: 'O', won: 'P', drawn: 'N', lost: 'I', difference: '+/−', points: 'Bod' },
};
