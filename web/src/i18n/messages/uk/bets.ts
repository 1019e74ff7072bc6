/** Words of my bets. */
export const bets = {
  title: 'Мої ставки',
  filter: {
    label: 'Які ставки',
    open: 'Відкриті',
    settled: 'Розраховані',
  },
  signIn: {
    title: 'Тут будуть ваші ставки',
    text: 'Увійдіть, щоб стежити за відкритими ставками й бачити виплати.',
    action: 'Увійти',
  },
  empty: {
    open: 'Відкритих ставок немає',
    openText: 'Зроблені ставки стоять тут, доки не закінчаться матчі.',
    settled: 'Розрахованих ставок ще немає',
    settledText: 'Коли матчі закінчаться, тут буде видно, скільки принесла кожна ставка.',
  },
  failed: {
    title: 'Ставки не завантажилися',
    text: 'З ними все гаразд, не відкрився лише список.',
    action: 'Спробувати ще',
  },
  type: {
    single: 'Ординар',
    combo: 'Експрес із {count}',
    system: 'Система',
    custom_bet: 'Конструктор',
  },
  stake: 'Сума',
  odds: 'Коеф.',
  possibleWin: 'Виплата',
  paid: 'Виплачено',
  ref: 'Ставка {ref}',
  placedAt: '{day}, {time}',
  legs: 'Події',
  live: 'Live',
  result: {
    no_results: 'Відкрита',
    canceled: 'Анульовано',
    win_entire: 'Виграш',
    lose_entire: 'Програш',
    refund_entire: 'Повернення',
    refund_half_win_other: 'Виграла половина',
    refund_half_lose_other: 'Програла половина',
    cashed_out: 'Кешаут',
  },
} as const;
