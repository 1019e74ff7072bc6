import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './ar/chrome';
import { lists } from './ar/lists';
import { match } from './ar/match';
import { nations, sports } from './ar/names';
import { page, pages } from './ar/pages';
import { shell } from './ar/shell';
import { slip } from './ar/slip';

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
  rest: () => import('./rest/ar'),
  documents: () => import('../documents/ar'),
};
