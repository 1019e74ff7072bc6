import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './sr-ME/chrome';
import { lists } from './sr-ME/lists';
import { match } from './sr-ME/match';
import { nations, sports } from './sr-ME/names';
import { page, pages } from './sr-ME/pages';
import { shell } from './sr-ME/shell';
import { slip } from './sr-ME/slip';

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
  rest: () => import('./rest/sr-ME'),
  documents: () => import('../documents/sr-ME'),
};
