/** Words of what a match page shows beside its markets. */
export const matchMore = {
  no_form: 'Прежние матчи неизвестны.',
  form_sum:
    'победы {won, number}, ничьи {drawn, number}, поражения {lost, number} · забито {scored, number}, пропущено {conceded, number}',
  form_match:
    '{day}: {result, select, win {победа} loss {поражение} other {ничья}} {own, number}:{other, number}, соперник {opponent}, {where, select, home {дома} other {в гостях}}',
  letter: { win: 'В', draw: 'Н', loss: 'П' },
  builder: {
    apart: 'не сочетается',
    apart_text: 'не сочетается с тем, что вы выбрали.',
    remove: 'Убрать {name}',
    needed:
      '{count, plural, =1 {Выберите ещё один исход} one {Выберите # исход этого матча} few {Выберите # исхода этого матча} many {Выберите # исходов этого матча} other {Выберите # исхода этого матча}}',
    pays: '{count, plural, one {# исход даёт} few {# исхода вместе дают} many {# исходов вместе дают} other {# исхода вместе дают}}',
    add: 'В купон',
  },
  view: {
    form: 'Форма',
    meetings: 'Личные встречи',
    timeline: 'Ход матча',
    table: 'Таблица',
    lineups: 'Составы',
    field: 'Участники',
    stages: 'Этапы',
  },
  count: { corners: 'Угловые', yellow_cards: 'Жёлтые карточки', red_cards: 'Красные карточки' },
  no_timeline: 'Пока ничего не произошло.',
  no_meetings: 'Прежние встречи этих соперников нам неизвестны.',
  no_table: 'У этого турнира пока нет таблицы.',
  no_lineups: 'Составы неизвестны.',
  substitutes: 'Запасные',
  field: { result: 'Результат', odds: 'Коэффициент' },
  winner: 'Победитель',
  table: {
    position: 'Место',
    played: 'Игры',
    won: 'Победы',
    drawn: 'Ничьи',
    lost: 'Поражения',
    difference: 'Разница',
    points: 'Очки',
  },
  table_short: { played: 'И', won: 'В', drawn: 'Н', lost: 'П', difference: '+/−', points: 'О' },
} as const;
