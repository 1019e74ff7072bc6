/** Words of jackpots: their pools, their hits, and the window of a hit. */
export const jackpots = {
  title: 'Джекпот',
  banner: 'Джекпот {name}',
  pools: 'Фонди джекпоту {name}',
  drops: 'Зірвуть до {amount}',
  state: {
    active: 'Триває',
    created: 'Скоро почнеться',
    disabled: 'Вимкнено',
    finished: 'Завершено',
    paused: 'На паузі',
  },
  hits: 'Останні джекпоти',
  hit_of: '{level} · гравець {player}',
  no_hits: 'Його ще ніхто не зірвав.',
  failed: 'Джекпоти не завантажилися.',
  won: {
    title: 'Ви зірвали джекпот!',
    text: 'Фонд {level} ваш.',
    proof: 'Розіграш було визначено ще до вашої ставки, і перевірити це може кожен: виграш {id}.',
    close: 'Закрити',
    thanks: 'Чудово',
  },
} as const;
