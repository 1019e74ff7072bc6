export const matchMore = {
  no_form: 'Ranije utakmice nisu poznate.',
  form_sum:
    'pobjede {won, number}, neriješeno {drawn, number}, porazi {lost, number} · dato {scored, number}, primljeno {conceded, number}',
  form_match:
    '{day}: {result, select, win {pobjeda} loss {poraz} other {neriješeno}} {own, number}:{other, number} protiv {opponent}, {where, select, home {kod kuće} other {u gostima}}',
  letter: { win: 'P', draw: 'N', loss: 'I' },
  builder: {
    apart: 'ne kombinuje se',
    apart_text: 'ne kombinuje se s onim što si izabrao.',
    remove: 'Ukloni {name}',
    needed:
      '{count, plural, one {Izaberi još # ishod} few {Izaberi # ishoda ove utakmice} other {Izaberi # ishoda ove utakmice}}',
    pays: '{count, plural, one {# ishod isplaćuje} few {# zajedno isplaćuju} other {# zajedno isplaćuju}}',
    add: 'Dodaj na tiket',
  },
  view: {
    form: 'Forma',
    meetings: 'Međusobni',
    timeline: 'Tok',
    table: 'Tabela',
    lineups: 'Postave',
    field: 'Učesnici',
    stages: 'Etape',
  },
  count: { corners: 'Korneri', yellow_cards: 'Žuti kartoni', red_cards: 'Crveni kartoni' },
  no_timeline: 'Još se ništa nije dogodilo.',
  no_meetings: 'Ne znamo za utakmice u kojima su se ova dva tima srela.',
  no_table: 'Ovo takmičenje još nema tabelu.',
  no_lineups: 'Postave nisu poznate.',
  substitutes: 'Rezerve',
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
