import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './sk/chrome';
import { lists } from './sk/lists';
import { match } from './sk/match';
import { nations, sports } from './sk/names';
import { page, pages } from './sk/pages';
import { shell } from './sk/shell';
import { slip } from './sk/slip';

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
  rest: () => import('./rest/sk'),
  documents: () => import('../documents/sk'),
};
