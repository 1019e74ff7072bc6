/** Words of what a match page shows beside its markets. */
export const matchMore = {
  no_form: 'Не са известни по-ранни мачове.',
  form_sum:
    'победи {won, number}, равни {drawn, number}, загуби {lost, number} · отбелязани {scored, number}, допуснати {conceded, number}',
  form_match:
    '{day}: {result, select, win {победа} loss {загуба} other {равен}} {own, number}:{other, number} срещу {opponent}, {where, select, home {у дома} other {като гост}}',
  letter: { win: 'П', draw: 'Р', loss: 'З' },
  builder: {
    apart: 'не се комбинира',
    apart_text: 'не се комбинира с това, което сте избрали.',
    remove: 'Премахване на {name}',
    needed: '{count, plural, one {Изберете още един изход} other {Изберете # изхода от този мач}}',
    pays: '{count, plural, one {# изход плаща} other {# заедно плащат}}',
    add: 'Във фиша',
  },
  view: {
    form: 'Форма',
    meetings: 'Преки двубои',
    timeline: 'Ход на мача',
    table: 'Класиране',
    lineups: 'Състави',
    field: 'Участници',
    stages: 'Етапи',
  },
  count: { corners: 'Корнери', yellow_cards: 'Жълти картони', red_cards: 'Червени картони' },
  no_timeline: 'Още нищо не се е случило.',
  no_meetings: 'Не знаем за предишни мачове между двата отбора.',
  no_table: 'Този турнир още няма класиране.',
  no_lineups: 'Съставите не са известни.',
  substitutes: 'Резерви',
  field: { result: 'Резултат', odds: 'Коефициент' },
  winner: 'Победител',
  table: {
    position: 'Място',
    played: 'Мачове',
    won: 'Победи',
    drawn: 'Равни',
    lost: 'Загуби',
    difference: 'Разлика',
    points: 'Точки',
  },
  table_short: { played: 'М', won: 'П', drawn: 'Р', lost: 'З', difference: '+/−', points: 'Т' },
} as const;
