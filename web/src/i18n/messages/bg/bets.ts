/** Words of my bets. */
export const bets = {
  title: 'Моите залози',
  filter: {
    label: 'Кои залози',
    open: 'Отворени',
    settled: 'Уредени',
  },
  signIn: {
    title: 'Тук са вашите залози',
    text: 'Влезте, за да следите отворените си залози и да видите какво са изплатили.',
    action: 'Вход',
  },
  empty: {
    open: 'Няма отворени залози',
    openText: 'Направените залози стоят тук, докато приключат мачовете им.',
    settled: 'Още няма уредени залози',
    settledText: 'Когато мачовете приключат, тук ще видите какво е изплатил всеки залог.',
  },
  failed: {
    title: 'Залозите ви не се заредиха',
    text: 'Те са на сигурно място, липсва само списъкът.',
    action: 'Нов опит',
  },
  type: {
    single: 'Единичен',
    combo: 'Колонка от {count}',
    system: 'Система',
    custom_bet: 'Бет билдър',
  },
  stake: 'Сума',
  odds: 'Коеф.',
  possibleWin: 'Изплащане',
  paid: 'Изплатено',
  ref: 'Залог {ref}',
  placedAt: '{day}, {time}',
  legs: 'Прогнози',
  live: 'На живо',
  result: {
    no_results: 'Отворен',
    canceled: 'Анулиране',
    win_entire: 'Печалба',
    lose_entire: 'Загуба',
    refund_entire: 'Връщане',
    refund_half_win_other: 'Половин печалба',
    refund_half_lose_other: 'Половин загуба',
    cashed_out: 'Кешаут',
  },
} as const;
