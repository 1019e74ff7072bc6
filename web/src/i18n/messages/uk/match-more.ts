/** Words of what a match page shows beside its markets. */
export const matchMore = {
  no_form: 'Попередні матчі невідомі.',
  form_sum:
    'перемоги {won, number}, нічиї {drawn, number}, поразки {lost, number} · забито {scored, number}, пропущено {conceded, number}',
  form_match:
    '{day}: {result, select, win {перемога} loss {поразка} other {нічия}} {own, number}:{other, number}, суперник {opponent}, {where, select, home {вдома} other {у гостях}}',
  letter: { win: 'В', draw: 'Н', loss: 'П' },
  builder: {
    apart: 'не поєднується',
    apart_text: 'не поєднується з тим, що ви обрали.',
    remove: 'Прибрати {name}',
    needed:
      '{count, plural, =1 {Оберіть ще один результат} one {Оберіть # результат цього матчу} few {Оберіть # результати цього матчу} many {Оберіть # результатів цього матчу} other {Оберіть # результату цього матчу}}',
    pays: '{count, plural, one {# результат дає} few {# результати разом дають} many {# результатів разом дають} other {# результату разом дають}}',
    add: 'До купона',
  },
  view: {
    form: 'Форма',
    meetings: 'Очні зустрічі',
    timeline: 'Перебіг матчу',
    table: 'Таблиця',
    lineups: 'Склади',
    field: 'Учасники',
    stages: 'Етапи',
  },
  count: { corners: 'Кутові', yellow_cards: 'Жовті картки', red_cards: 'Червоні картки' },
  no_timeline: 'Поки нічого не сталося.',
  no_meetings: 'Попередні зустрічі цих суперників нам невідомі.',
  no_table: 'Цей турнір ще не має таблиці.',
  no_lineups: 'Склади невідомі.',
  substitutes: 'Запасні',
  field: { result: 'Результат', odds: 'Коефіцієнт' },
  winner: 'Переможець',
  table: {
    position: 'Місце',
    played: 'Ігри',
    won: 'Перемоги',
    drawn: 'Нічиї',
    lost: 'Поразки',
    difference: 'Різниця',
    points: 'Очки',
  },
  table_short: { played: 'І', won: 'В', drawn: 'Н', lost: 'П', difference: '+/−', points: 'О' },
} as const;
