export const matchMore = {
  no_form: 'Nu se cunosc meciuri anterioare.',
  form_sum:
    'victorii: {won, number}, egaluri: {drawn, number}, înfrângeri: {lost, number} · marcate {scored, number}, primite {conceded, number}',
  form_match:
    '{day}: {result, select, win {victorie} loss {înfrângere} other {egal}} {own, number}:{other, number} contra {opponent}, {where, select, home {acasă} other {în deplasare}}',
  letter: { win: 'V', draw: 'E', loss: 'Î' },
  builder: {
    apart: 'nu se combină',
    apart_text: 'nu se combină cu ce ai ales.',
    remove: 'Șterge {name}',
    needed:
      '{count, plural, one {Mai alege o selecție} few {Alege # selecții din acest meci} other {Alege # de selecții din acest meci}}',
    pays: '{count, plural, one {# selecție plătește} few {# selecții plătesc împreună} other {# de selecții plătesc împreună}}',
    add: 'Adaugă pe bilet',
  },
  view: {
    form: 'Formă',
    meetings: 'Față în față',
    timeline: 'Cronologie',
    table: 'Clasament',
    lineups: 'Echipe de start',
    field: 'Participanți',
    stages: 'Etape',
  },
  count: { corners: 'Cornere', yellow_cards: 'Cartonașe galbene', red_cards: 'Cartonașe roșii' },
  no_timeline: 'Nu s-a întâmplat nimic încă.',
  no_meetings: 'Nu știm de meciuri anterioare între cele două.',
  no_table: 'Această competiție nu are încă un clasament.',
  no_lineups: 'Echipele de start nu se cunosc.',
  substitutes: 'Rezerve',
  field: { result: 'Rezultat', odds: 'Cotă' },
  winner: 'Câștigător',
  table: {
    position: 'Loc',
    played: 'Meciuri',
    won: 'Victorii',
    drawn: 'Egaluri',
    lost: 'Înfrângeri',
    difference: 'Diferență',
    points: 'Puncte',
  },
  table_short: { played: 'M', won: 'V', drawn: 'E', lost: 'Î', difference: '+/−', points: 'Pct' },
};
