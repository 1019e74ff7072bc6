import type { SportsbookPage } from './pages';

/** The pages of the sportsbook that search engines may find, and that have an address of record. */
export const FOUND_PAGES: ReadonlySet<SportsbookPage> = new Set([
  'home',
  'in_play',
  'e_sports',
  'schedule',
  'results',
  'promotions',
  'general_rules',
  'about',
  'racing',
  'lotteries',
  'premium_cricket',
  'virtual_gaming_arena',
  'asian',
  'sport',
  'place',
]);
