/** Titles and designed states of the pages. */
export const pages = {
  title_home: 'Sports betting and live odds',
  title_live: 'Live betting',
  title_sport: '{sport} betting odds',
  title_league: '{league} odds',
  title_match: '{home} – {away} odds',
  title_bets: 'My bets',
  bets_about: 'What is open, and what settled bets paid',
  title_not_found: 'Page not found',
  title_error: 'Something went wrong',
  description:
    'Odds on {count, plural, one {# live match} other {# live matches}} and everything that is coming up.',
  live_now: 'Live now',
  upcoming: 'Coming up',
  upcoming_count: '{count, number} coming up',
  see_live: 'See live matches',
  see_all: 'See all matches',
  all: 'All',
  markets: 'Markets',
  sports_filter: 'Sports',
  today: 'Today',
  tomorrow: 'Tomorrow',
  no_live_title: 'No match is in play right now',
  no_live_text: 'The next ones are already open for bets.',
  no_matches_title: 'Nothing is on offer here yet',
  no_matches_text: 'Matches appear as soon as odds are out.',
  no_markets_title: 'No odds for this match at the moment',
  no_markets_text: 'They come back as soon as the book opens again.',
  over_title: 'This match is over',
  over_text: 'Bets on it settle as soon as the results are in.',
  failed_title: 'This did not load',
  failed_text: 'The connection broke on the way. Your slip is safe.',
  again: 'Try again',
  title_locked: 'Unauthorized',
  title_blocked: 'Not available here',
  // SPEC §8 "Page texts"; the same in `error-words.ts`.
  not_found: "Oops, sorry. We can't find that page.",
  error: 'Oops! Sorry, something went wrong. Please come back in a while.',
  locked: 'Unauthorized. Sorry, but you are not authorized to view the page.',
  blocked: "Sorry, we're not available in {countryName} right now.",
  blocked_here: "Sorry, we're not available in your country right now.",
  locked_text:
    'Another account may be allowed to. If you think that this one should be, ask support.',
  blocked_text: 'If you have an account, it and the money in it are kept for you.',
  to_home: 'Go to home page',
  title_cybersport: 'Esports betting odds',
  description_cybersport:
    'Odds on {count, plural, one {# live esports match} other {# live esports matches}} and all that are coming up.',
  title_favorites: 'Favorites',
  title_schedule: 'Schedule and odds',
  description_schedule: 'What is played on {date}, by sport and league, with odds.',
  title_results: 'Results',
  description_results: 'How the matches of {date} ended, by sport and league.',
  reload: 'Reload',
} as const;

/** Error pages, by the key of SPEC §8 "Page error description". */
export const page = {
  error: {
    description: 'Nothing of yours is lost: your bets and your balance are as they were.',
  },
} as const;
