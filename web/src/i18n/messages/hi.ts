import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './hi/chrome';
import { lists } from './hi/lists';
import { match } from './hi/match';
import { nations, sports } from './hi/names';
import { page, pages } from './hi/pages';
import { shell } from './hi/shell';
import { slip } from './hi/slip';

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
  rest: () => import('./rest/hi'),
  documents: () => import('../documents/hi'),
};
