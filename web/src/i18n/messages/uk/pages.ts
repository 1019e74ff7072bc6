/** Titles and designed states of the pages. */
export const pages = {
  title_home: 'Ставки на спорт і live-коефіцієнти',
  title_live: 'Live-ставки',
  title_sport: '{sport}: ставки й коефіцієнти',
  title_league: '{league}: коефіцієнти',
  title_match: '{home} – {away}: коефіцієнти',
  title_bets: 'Мої ставки',
  bets_about: 'Що відкрито і скільки принесли розраховані ставки',
  title_not_found: 'Сторінку не знайдено',
  title_error: 'Щось пішло не так',
  description:
    'Коефіцієнти на {count, plural, one {# live-матч} few {# live-матчі} many {# live-матчів} other {# live-матчу}} і на всі майбутні.',
  live_now: 'Зараз у Live',
  upcoming: 'Незабаром',
  upcoming_count: 'незабаром: {count, number}',
  see_live: 'Дивитися live-матчі',
  see_all: 'Дивитися всі матчі',
  all: 'Усі',
  markets: 'Ринки',
  sports_filter: 'Види спорту',
  today: 'Сьогодні',
  tomorrow: 'Завтра',
  no_live_title: 'Зараз жоден матч не триває',
  no_live_text: 'На найближчі вже можна ставити.',
  no_matches_title: 'Тут ще нічого немає',
  no_matches_text: 'Матчі з’являться, щойно вийдуть коефіцієнти.',
  no_markets_title: 'Зараз коефіцієнтів на цей матч немає',
  no_markets_text: 'Вони повернуться, щойно приймання ставок відкриється знову.',
  over_title: 'Цей матч закінчився',
  over_text: 'Ставки розрахуються, щойно надійдуть результати.',
  failed_title: 'Не завантажилося',
  failed_text: 'Зв’язок обірвався. Ваш купон цілий.',
  again: 'Спробувати ще',
  title_locked: 'Немає доступу',
  title_blocked: 'Тут недоступно',
  // SPEC §8 "Page texts"; the same in `error-words.ts`.
  not_found: 'Ой, вибачте. Ми не можемо знайти цю сторінку.',
  error: 'Ой! Вибачте, щось пішло не так. Завітайте, будь ласка, трохи пізніше.',
  locked: 'Немає доступу. На жаль, ви не маєте права переглядати цю сторінку.',
  blocked: 'На жаль, зараз ми недоступні у вашій країні ({countryName}).',
  blocked_here: 'На жаль, зараз ми недоступні у вашій країні.',
  locked_text:
    'Можливо, іншому акаунту це дозволено. Якщо має бути дозволено й цьому, напишіть у підтримку.',
  blocked_text: 'Якщо у вас є акаунт, він і гроші на ньому зберігаються для вас.',
  to_home: 'На головну',
  title_cybersport: 'Кіберспорт: ставки й коефіцієнти',
  description_cybersport:
    'Коефіцієнти на {count, plural, one {# live-матч} few {# live-матчі} many {# live-матчів} other {# live-матчу}} з кіберспорту і на всі майбутні.',
  title_favorites: 'Обране',
  title_schedule: 'Розклад і коефіцієнти',
  description_schedule: 'Хто грає {date}: за видами спорту й лігами, з коефіцієнтами.',
  title_results: 'Результати',
  description_results: 'Як закінчилися матчі {date}: за видами спорту й лігами.',
  reload: 'Оновити',
} as const;

/** Error pages, by the key of SPEC §8 "Page error description". */
export const page = {
  error: {
    description: 'Нічого не втрачено: ваші ставки й баланс такі, як були.',
  },
} as const;
