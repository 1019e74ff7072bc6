/** Words of what is told of odds and matches as they move: how fresh odds are, their history, the live tracker. */
export const tracker = {
  odds_old: 'Цим коефіцієнтам понад десять секунд. Новіші можна буде обрати, щойно вони надійдуть.',
  odds_lost: 'Немає зв’язку: коефіцієнти завмерли, і обрати їх не можна, доки він не повернеться.',
  line: 'Лінія',
  opening: 'Відкриття',
  now: 'Зараз',
  taken_bet: 'Ваша ставка',
  taken_slip: 'У купоні',
  no_history: 'Руху ще немає.',
  name: 'Лайв-трекер',
  nothing_yet: 'Поки нічого не сталося.',
} as const;
