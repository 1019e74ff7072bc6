import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './es/chrome';
import { lists } from './es/lists';
import { match } from './es/match';
import { nations, sports } from './es/names';
import { page, pages } from './es/pages';
import { shell } from './es/shell';
import { slip } from './es/slip';

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
  rest: () => import('./rest/es'),
  documents: () => import('../documents/es'),
};
