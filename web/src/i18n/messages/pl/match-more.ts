export const matchMore = {
  no_form: 'Nie znamy wcześniejszych meczów.',
  form_sum:
    'wygrane: {won, number}, remisy: {drawn, number}, porażki: {lost, number} · zdobyte {scored, number}, stracone {conceded, number}',
  form_match:
    '{day}: {result, select, win {wygrana} loss {porażka} other {remis}} {own, number}:{other, number}, rywal: {opponent}, {where, select, home {u siebie} other {na wyjeździe}}',
  letter: { win: 'W', draw: 'R', loss: 'P' },
  builder: {
    apart: 'nie łączy się',
    apart_text: 'nie łączy się z Twoim wyborem.',
    remove: 'Usuń {name}',
    needed:
      '{count, plural, one {Wybierz jeszcze jeden typ} few {Wybierz # typy z tego meczu} many {Wybierz # typów z tego meczu} other {Wybierz # typu z tego meczu}}',
    pays: '{count, plural, one {# typ płaci} few {# typy razem płacą} many {# typów razem płaci} other {# typu razem płaci}}',
    add: 'Dodaj do kuponu',
  },
  view: {
    form: 'Forma',
    meetings: 'H2H',
    timeline: 'Przebieg',
    table: 'Tabela',
    lineups: 'Składy',
    field: 'Uczestnicy',
    stages: 'Etapy',
  },
  count: { corners: 'Rzuty rożne', yellow_cards: 'Żółte kartki', red_cards: 'Czerwone kartki' },
  no_timeline: 'Nic się jeszcze nie wydarzyło.',
  no_meetings: 'Nie znamy wcześniejszych spotkań tych drużyn.',
  no_table: 'Te rozgrywki nie mają jeszcze tabeli.',
  no_lineups: 'Składy nie są znane.',
  substitutes: 'Rezerwowi',
  field: { result: 'Wynik', odds: 'Kurs' },
  winner: 'Zwycięzca',
  table: {
    position: 'Miejsce',
    played: 'Mecze',
    won: 'Wygrane',
    drawn: 'Remisy',
    lost: 'Porażki',
    difference: 'Bilans',
    points: 'Punkty',
  },
  table_short: { played: 'M', won: 'Z', drawn: 'R', lost: 'P', difference: '+/−', points: 'Pkt' },
};
