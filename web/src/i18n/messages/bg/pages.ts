/** Titles and designed states of the pages. */
export const pages = {
  title_home: 'Спортни залози и коефициенти на живо',
  title_live: 'Залози на живо',
  title_sport: '{sport}: коефициенти за залози',
  title_league: '{league}: коефициенти',
  title_match: '{home} – {away}: коефициенти',
  title_bets: 'Моите залози',
  bets_about: 'Какво е отворено и какво са изплатили уредените залози',
  title_not_found: 'Страницата не е намерена',
  title_error: 'Нещо се обърка',
  description:
    'Коефициенти за {count, plural, one {# мач на живо} other {# мача на живо}} и всичко, което предстои.',
  live_now: 'Сега на живо',
  upcoming: 'Предстои',
  upcoming_count: 'предстоят {count, number}',
  see_live: 'Към мачовете на живо',
  see_all: 'Към всички мачове',
  all: 'Всички',
  markets: 'Пазари',
  sports_filter: 'Спортове',
  today: 'Днес',
  tomorrow: 'Утре',
  no_live_title: 'В момента няма мач на живо',
  no_live_text: 'На следващите вече може да се залага.',
  no_matches_title: 'Тук още не се предлага нищо',
  no_matches_text: 'Мачовете се появяват, щом излязат коефициенти.',
  no_markets_title: 'В момента няма коефициенти за този мач',
  no_markets_text: 'Връщат се, щом залозите отворят отново.',
  over_title: 'Този мач приключи',
  over_text: 'Залозите за него се уреждат, щом дойдат резултатите.',
  failed_title: 'Това не се зареди',
  failed_text: 'Връзката прекъсна. Фишът ви е запазен.',
  again: 'Нов опит',
  title_locked: 'Няма достъп',
  title_blocked: 'Недостъпно тук',
  // SPEC §8 "Page texts"; the same in `error-words.ts`.
  not_found: 'Опа, съжаляваме. Не можем да намерим тази страница.',
  error: 'Опа! Съжаляваме, нещо се обърка. Моля, върнете се след малко.',
  locked: 'Няма достъп. Съжаляваме, но нямате право да виждате тази страница.',
  blocked: 'Съжаляваме, в момента не сме достъпни във вашата държава ({countryName}).',
  blocked_here: 'Съжаляваме, в момента не сме достъпни във вашата държава.',
  locked_text:
    'Друг акаунт може да има право. Ако смятате, че този трябва да има, питайте поддръжката.',
  blocked_text: 'Ако имате акаунт, той и парите в него се пазят за вас.',
  to_home: 'Към началната страница',
  title_cybersport: 'Коефициенти за е-спорт',
  description_cybersport:
    'Коефициенти за {count, plural, one {# е-спорт мач на живо} other {# е-спорт мача на живо}} и за всички предстоящи.',
  title_favorites: 'Любими',
  title_schedule: 'Програма и коефициенти',
  description_schedule: 'Какво се играе на {date}, по спортове и лиги, с коефициенти.',
  title_results: 'Резултати',
  description_results: 'Как завършиха мачовете на {date}, по спортове и лиги.',
  reload: 'Презареждане',
  title_leagues: '{sport}: всички лиги',
  title_category: '{sport}, {place}: лиги и коефициенти',
  description_category:
    '{sport}, {place}: всички лиги с коефициенти за мачове на живо и предстоящи мачове.',
} as const;

/** Error pages, by the key of SPEC §8 "Page error description". */
export const page = {
  error: {
    description: 'Нищо ваше не е загубено: залозите и балансът ви са каквито бяха.',
  },
} as const;
