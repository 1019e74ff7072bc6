/** Words around bets that somebody has shared. */
export const share = {
  leftOut:
    '{count, plural, one {# подія не потрапила до купона} few {# події не потрапили до купона} many {# подій не потрапили до купона} other {# події не потрапили до купона}}',
  leftOutText: 'Вона більше не пропонується або не поєднується з іншими.',
  retry: 'Спробувати ще',
  goOn: 'Обрати власні ставки',
  offline: {
    offline: 'Немає підключення',
    offlineText: 'Для коефіцієнтів і рахунку потрібен зв’язок. Нічого не втрачено.',
    unreachable: 'Сайт не відповідає',
    unreachableText: 'Можливо, він скоро повернеться. Нічого не втрачено.',
    back: 'Ви знову в мережі',
    backText: 'Продовжуйте з того самого місця.',
    bets: 'Ваші відкриті ставки',
    seen: 'Станом на {day}, {time}',
  },
  replaceText:
    'У купоні {count, plural, one {# подія} few {# події} many {# подій} other {# події}}. Замінити їх новими ставками?',
} as const;

/** Why shared bets are not on the slip, by the keys of SPEC §8. */
export const shareBet = {
  'not-found-modal': {
    title: 'Ставки за посиланням',
    'link-not-found':
      'За цим посиланням ставок немає. Можливо, воно застаріло або скопійоване не повністю.',
    'link-try-another-bet':
      'Жодна з цих ставок більше не пропонується. Попросіть інше посилання або оберіть власні ставки.',
    'link-try-later': 'Не вдалося отримати ставки. Перевірте з’єднання і спробуйте пізніше.',
  },
} as const;
