/** Words of what is told of odds and matches as they move: how fresh odds are, their history, the live tracker. */
export const tracker = {
  odds_old:
    'Тези коефициенти са отпреди повече от десет секунди. По-новите могат да се избират, щом дойдат.',
  odds_lost: 'Няма връзка: коефициентите стоят и не могат да се избират, докато тя не се върне.',
  line: 'Линия',
  opening: 'Начален',
  now: 'Сега',
  taken_bet: 'Вашият залог',
  taken_slip: 'Във фиша ви',
  no_history: 'Още няма движение за показване.',
  name: 'Лайв тракер',
  nothing_yet: 'Още нищо не се е случило.',
} as const;
