/** Words of my bets. */
export const bets = {
  title: 'Мои ставки',
  filter: {
    label: 'Какие ставки',
    open: 'Открытые',
    settled: 'Рассчитанные',
  },
  signIn: {
    title: 'Здесь будут ваши ставки',
    text: 'Войдите, чтобы следить за открытыми ставками и видеть выплаты.',
    action: 'Войти',
  },
  empty: {
    open: 'Открытых ставок нет',
    openText: 'Сделанные ставки остаются здесь, пока не закончатся матчи.',
    settled: 'Рассчитанных ставок пока нет',
    settledText: 'Когда матчи закончатся, здесь будет видно, сколько принесла каждая ставка.',
  },
  failed: {
    title: 'Ставки не загрузились',
    text: 'С ними всё в порядке, не открылся только список.',
    action: 'Повторить',
  },
  type: {
    single: 'Ординар',
    combo: 'Экспресс из {count}',
    system: 'Система',
    custom_bet: 'Конструктор',
  },
  stake: 'Сумма',
  odds: 'Коэф.',
  possibleWin: 'Выплата',
  paid: 'Выплачено',
  ref: 'Ставка {ref}',
  placedAt: '{day}, {time}',
  legs: 'Исходы',
  live: 'Live',
  result: {
    no_results: 'Открыта',
    canceled: 'Аннулировано',
    win_entire: 'Выигрыш',
    lose_entire: 'Проигрыш',
    refund_entire: 'Возврат',
    refund_half_win_other: 'Выиграла половина',
    refund_half_lose_other: 'Проиграла половина',
    cashed_out: 'Кэшаут',
  },
} as const;
