/** What the payment widget has to say, by the keys of SPEC §8: `spi.notification.{title}` and `.{message}`. */
export const spi = {
  notification: {
    deposit_started: 'Переходим на страницу оплаты',
    deposit_failed: 'Пополнение не началось',
    signed_out: 'Вы вышли',
    continue_at_provider: 'Продолжите на странице платёжной системы.',
    sign_in_again: 'Войдите и попробуйте снова.',
    amount_refused: 'Эта сумма вне пределов одного пополнения.',
    currency_refused: 'У вас нет счёта в этой валюте.',
    limit_reached:
      'Не позволяет ваш лимит на пополнения или перерыв в игре. Смотрите «Лимиты» в профиле.',
    no_connection: 'Нет связи. Ничего не списано.',
    try_again: 'Не удалось начать пополнение. Ничего не списано, попробуйте ещё раз.',
    see_profile: 'Укажите дату рождения или пройдите проверку: подробнее в профиле.',
    not_offered: 'Этот счёт нельзя пополнить.',
    payments_closed:
      'Сейчас мы не принимаем пополнения. Ваш баланс в безопасности, и на него можно делать ставки.',
  },
} as const;

/** Words of the deposit inside the slip, with how it ends by the keys of SPEC §8. */
export const quickDeposit = {
  title: 'Внести недостающее',
  other: 'Другие суммы и помощь',
  notification: {
    success: 'Деньги получены. Можно делать ставку.',
    pending: 'Пополнение в пути.',
    failed: {
      title: 'Пополнение не прошло',
      description: 'Ничего не списано. Попробуйте ещё раз или заплатите другим способом.',
    },
  },
} as const;
