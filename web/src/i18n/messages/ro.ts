import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './ro/chrome';
import { lists } from './ro/lists';
import { match } from './ro/match';
import { nations, sports } from './ro/names';
import { page, pages } from './ro/pages';
import { shell } from './ro/shell';
import { slip } from './ro/slip';

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
  rest: () => import('./rest/ro'),
  documents: () => import('../documents/ro'),
};
