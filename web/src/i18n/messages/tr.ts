import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './tr/chrome';
import { lists } from './tr/lists';
import { match } from './tr/match';
import { nations, sports } from './tr/names';
import { page, pages } from './tr/pages';
import { shell } from './tr/shell';
import { slip } from './tr/slip';

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
  rest: () => import('./rest/tr'),
  documents: () => import('../documents/tr'),
};
