/** Words around bets that somebody has shared. */
export const share = {
  leftOut:
    '{count, plural, one {# исход не попал в купон} few {# исхода не попали в купон} many {# исходов не попали в купон} other {# исхода не попали в купон}}',
  leftOutText: 'Он больше не предлагается или не сочетается с остальными.',
  retry: 'Повторить',
  goOn: 'Выбрать свои ставки',
  offline: {
    offline: 'Нет подключения',
    offlineText: 'Для коэффициентов и счёта нужна связь. Ничего не потеряно.',
    unreachable: 'Сайт не отвечает',
    unreachableText: 'Возможно, он скоро вернётся. Ничего не потеряно.',
    back: 'Вы снова в сети',
    backText: 'Продолжайте с того же места.',
    bets: 'Ваши открытые ставки',
    seen: 'По состоянию на {day}, {time}',
  },
  replaceText:
    'В купоне {count, plural, one {# исход} few {# исхода} many {# исходов} other {# исхода}}. Заменить их новыми ставками?',
} as const;

/** Why shared bets are not on the slip, by the keys of SPEC §8. */
export const shareBet = {
  'not-found-modal': {
    title: 'Ставки по ссылке',
    'link-not-found':
      'По этой ссылке ставок нет. Возможно, она устарела или скопирована не полностью.',
    'link-try-another-bet':
      'Ни одна из этих ставок больше не предлагается. Попросите другую ссылку или выберите свои ставки.',
    'link-try-later': 'Не удалось получить ставки. Проверьте соединение и попробуйте позже.',
  },
} as const;
