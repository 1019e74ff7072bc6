/** Words of what is told of odds and matches as they move: how fresh odds are, their history, the live tracker. */
export const tracker = {
  odds_old:
    'Этим коэффициентам больше десяти секунд. Новые можно будет выбрать, как только они придут.',
  odds_lost: 'Нет связи: коэффициенты замерли, и выбрать их нельзя, пока она не вернётся.',
  line: 'Линия',
  opening: 'Открытие',
  now: 'Сейчас',
  taken_bet: 'Ваша ставка',
  taken_slip: 'В купоне',
  no_history: 'Движений пока нет.',
  name: 'Лайв-трекер',
  nothing_yet: 'Пока ничего не произошло.',
} as const;
