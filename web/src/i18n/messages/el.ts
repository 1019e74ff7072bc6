import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './el/chrome';
import { lists } from './el/lists';
import { match } from './el/match';
import { nations, sports } from './el/names';
import { page, pages } from './el/pages';
import { shell } from './el/shell';
import { slip } from './el/slip';

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
  rest: () => import('./rest/el'),
  documents: () => import('../documents/el'),
};
