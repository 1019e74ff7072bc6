import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './he/chrome';
import { lists } from './he/lists';
import { match } from './he/match';
import { nations, sports } from './he/names';
import { page, pages } from './he/pages';
import { shell } from './he/shell';
import { slip } from './he/slip';

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
  rest: () => import('./rest/he'),
  documents: () => import('../documents/he'),
};
