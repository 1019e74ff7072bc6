import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './de/chrome';
import { lists } from './de/lists';
import { match } from './de/match';
import { nations, sports } from './de/names';
import { page, pages } from './de/pages';
import { shell } from './de/shell';
import { slip } from './de/slip';

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
  rest: () => import('./rest/de'),
  documents: () => import('../documents/de'),
};
