import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './ru/chrome';
import { lists } from './ru/lists';
import { match } from './ru/match';
import { nations, sports } from './ru/names';
import { page, pages } from './ru/pages';
import { shell } from './ru/shell';
import { slip } from './ru/slip';

export const messages: FirstWords = {
  chrome,
  lists,
  match,
  nations,
  page,
  pages,
  shell,
  slip,
  sports,
};

export const later: LaterWords = {
  rest: () => import('./rest/ru'),
  documents: () => import('../documents/ru'),
};
