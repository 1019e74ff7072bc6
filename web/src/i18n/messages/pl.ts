import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './pl/chrome';
import { lists } from './pl/lists';
import { match } from './pl/match';
import { nations, sports } from './pl/names';
import { page, pages } from './pl/pages';
import { shell } from './pl/shell';
import { slip } from './pl/slip';

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
  rest: () => import('./rest/pl'),
  documents: () => import('../documents/pl'),
};
