/**
 * Every page of the sportsbook, by its address below base path and locale as the router reads it: empty is the first
 * page, `*` whatever is no page (SPEC §2 "Screens and routes"). Routers, the sitemap, addresses that operators cannot
 * take, and tests read this table: what is not in it is no page. Unless it is the place of several pages, a key is what
 * `<body data-page>` says.
 */
export const SPORTSBOOK_PAGES = {
  home: '',
  in_play: 'live',
  bets_history: 'bets-history',
  init_sportsbook: 'init-sportsbook',
  offline: 'offline',
  e_sports: 'cybersport',
  favorites: 'favorites',
  schedule: 'schedule',
  results: 'results',
  promotions: 'promotions',
  general_rules: 'general-rules',
  about: 'about',
  racing: 'racing',
  lotteries: 'lotteries',
  premium_cricket: 'premium-cricket',
  virtual_gaming_arena: 'virtual-gaming-arena',
  multi_view: 'multi-view',
  asian: 'asian',
  '404': '404',
  '500': '500',
  locked: 'locked',
  blocked: 'blocked',
  /** The name of the wrapper around all of them, which is nobody's page. */
  wrapper: '_app',
  sport: ':sport',
  /** A category, a league or a match, as the end of the address says. */
  place: ':sport/:slug',
  unknown: '*',
} as const;

export type SportsbookPage = keyof typeof SPORTSBOOK_PAGES;
