/** What the payment widget has to say, by the keys of SPEC §8: `spi.notification.{title}` and `.{message}`. */
export const spi = {
  notification: {
    deposit_started: 'Переходимо на сторінку оплати',
    deposit_failed: 'Поповнення не почалося',
    signed_out: 'Ви вийшли',
    continue_at_provider: 'Продовжіть на сторінці платіжної системи.',
    sign_in_again: 'Увійдіть і спробуйте знову.',
    amount_refused: 'Ця сума поза межами одного поповнення.',
    currency_refused: 'У вас немає рахунку в цій валюті.',
    limit_reached:
      'Не дозволяє ваш ліміт на поповнення або перерва у грі. Дивіться «Ліміти» у профілі.',
    no_connection: 'Немає зв’язку. Нічого не списано.',
    try_again: 'Не вдалося почати поповнення. Нічого не списано, спробуйте ще раз.',
    see_profile: 'Укажіть дату народження або пройдіть перевірку: докладніше в профілі.',
    not_offered: 'Цей акаунт не можна поповнити.',
    payments_closed:
      'Зараз ми не приймаємо поповнення. Ваш баланс у безпеці, і на нього можна робити ставки.',
  },
} as const;

/** Words of the deposit inside the slip, with how it ends by the keys of SPEC §8. */
export const quickDeposit = {
  title: 'Внести те, чого бракує',
  other: 'Інші суми та допомога',
  notification: {
    success: 'Гроші отримано. Можна робити ставку.',
    pending: 'Поповнення в дорозі.',
    failed: {
      title: 'Поповнення не пройшло',
      description: 'Нічого не списано. Спробуйте ще раз або сплатіть іншим способом.',
    },
  },
} as const;
