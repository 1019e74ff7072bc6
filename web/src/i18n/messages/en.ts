import { chrome } from './en/chrome';
import { lists } from './en/lists';
import { match } from './en/match';
import { nations, sports } from './en/names';
import { page, pages } from './en/pages';
import { shell } from './en/shell';
import { slip } from './en/slip';

/** English: the keys and arguments every other locale has to have, of what the first screens and the slip say. */
export const messages = {
  chrome,
  lists,
  match,
  nations,
  page,
  pages,
  shell,
  slip,
  sports,
} as const;

/** What is said and read later. */
export const later = {
  rest: () => import('./rest/en'),
  documents: () => import('../documents/en'),
};
