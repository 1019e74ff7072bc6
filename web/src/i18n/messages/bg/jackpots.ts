/** Words of jackpots: their pools, their hits, and the window of a hit. */
export const jackpots = {
  title: 'Джакпот',
  banner: 'Джакпот {name}',
  pools: 'Фондове на {name}',
  drops: 'Пада до {amount}',
  state: {
    active: 'Тече',
    created: 'Започва скоро',
    disabled: 'Изключен',
    finished: 'Приключил',
    paused: 'На пауза',
  },
  hits: 'Последни джакпоти',
  hit_of: '{level} · играч {player}',
  no_hits: 'Още никой не го е ударил.',
  failed: 'Джакпотите не се заредиха.',
  won: {
    title: 'Ударихте джакпота!',
    text: 'Фондът {level} е ваш.',
    proof: 'Тегленето беше определено, преди да заложите, и всеки може да го провери: удар {id}.',
    close: 'Затваряне',
    thanks: 'Чудесно',
  },
} as const;
