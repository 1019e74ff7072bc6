/** Titles and designed states of the pages. */
export const pages = {
  title_home: 'Ставки на спорт и live-коэффициенты',
  title_live: 'Live-ставки',
  title_sport: '{sport}: ставки и коэффициенты',
  title_league: '{league}: коэффициенты',
  title_match: '{home} – {away}: коэффициенты',
  title_bets: 'Мои ставки',
  bets_about: 'Что открыто и сколько принесли рассчитанные ставки',
  title_not_found: 'Страница не найдена',
  title_error: 'Что-то пошло не так',
  description:
    'Коэффициенты на {count, plural, one {# live-матч} few {# live-матча} many {# live-матчей} other {# live-матча}} и на все предстоящие.',
  live_now: 'Сейчас в Live',
  upcoming: 'Скоро',
  upcoming_count: 'скоро: {count, number}',
  see_live: 'Смотреть live-матчи',
  see_all: 'Смотреть все матчи',
  all: 'Все',
  markets: 'Рынки',
  sports_filter: 'Виды спорта',
  today: 'Сегодня',
  tomorrow: 'Завтра',
  no_live_title: 'Сейчас ни один матч не идёт',
  no_live_text: 'На ближайшие уже можно ставить.',
  no_matches_title: 'Здесь пока ничего нет',
  no_matches_text: 'Матчи появятся, как только выйдут коэффициенты.',
  no_markets_title: 'Сейчас коэффициентов на этот матч нет',
  no_markets_text: 'Они вернутся, как только приём ставок откроется снова.',
  over_title: 'Этот матч окончен',
  over_text: 'Ставки рассчитаются, как только придут результаты.',
  failed_title: 'Не загрузилось',
  failed_text: 'Связь прервалась. Ваш купон цел.',
  again: 'Повторить',
  title_locked: 'Нет доступа',
  title_blocked: 'Здесь недоступно',
  // SPEC §8 "Page texts"; the same in `error-words.ts`.
  not_found: 'Ой, извините. Мы не можем найти эту страницу.',
  error: 'Ой! Извините, что-то пошло не так. Зайдите, пожалуйста, чуть позже.',
  locked: 'Нет доступа. К сожалению, у вас нет прав на просмотр этой страницы.',
  blocked: 'К сожалению, сейчас мы недоступны в вашей стране ({countryName}).',
  blocked_here: 'К сожалению, сейчас мы недоступны в вашей стране.',
  locked_text:
    'Возможно, другому счёту это разрешено. Если разрешено должно быть и этому, напишите в поддержку.',
  blocked_text: 'Если у вас есть счёт, он и деньги на нём сохраняются за вами.',
  to_home: 'На главную',
  title_cybersport: 'Киберспорт: ставки и коэффициенты',
  description_cybersport:
    'Коэффициенты на {count, plural, one {# live-матч} few {# live-матча} many {# live-матчей} other {# live-матча}} по киберспорту и на все предстоящие.',
  title_favorites: 'Избранное',
  title_schedule: 'Расписание и коэффициенты',
  description_schedule: 'Кто играет {date}: по видам спорта и лигам, с коэффициентами.',
  title_results: 'Результаты',
  description_results: 'Как закончились матчи {date}: по видам спорта и лигам.',
  reload: 'Обновить',
} as const;

/** Error pages, by the key of SPEC §8 "Page error description". */
export const page = {
  error: {
    description: 'Ничего не потеряно: ваши ставки и баланс остались прежними.',
  },
} as const;
