import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './cs/chrome';
import { lists } from './cs/lists';
import { match } from './cs/match';
import { nations, sports } from './cs/names';
import { page, pages } from './cs/pages';
import { shell } from './cs/shell';
import { slip } from './cs/slip';

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
  rest: () => import('./rest/cs'),
  documents: () => import('../documents/cs'),
};
