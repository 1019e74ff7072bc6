/** Words of jackpots: their pools, their hits, and the window of a hit. */
export const jackpots = {
  title: 'Джекпот',
  banner: 'Джекпот {name}',
  pools: 'Фонды джекпота {name}',
  drops: 'Сорвут до {amount}',
  state: {
    active: 'Идёт',
    created: 'Скоро начнётся',
    disabled: 'Выключен',
    finished: 'Завершён',
    paused: 'На паузе',
  },
  hits: 'Последние джекпоты',
  hit_of: '{level} · игрок {player}',
  no_hits: 'Его ещё никто не сорвал.',
  failed: 'Джекпоты не загрузились.',
  won: {
    title: 'Вы сорвали джекпот!',
    text: 'Фонд {level} ваш.',
    proof: 'Розыгрыш был определён до вашей ставки, и проверить его может каждый: выигрыш {id}.',
    close: 'Закрыть',
    thanks: 'Отлично',
  },
} as const;
