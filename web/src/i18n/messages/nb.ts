import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './nb/chrome';
import { lists } from './nb/lists';
import { match } from './nb/match';
import { nations, sports } from './nb/names';
import { page, pages } from './nb/pages';
import { shell } from './nb/shell';
import { slip } from './nb/slip';

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
  rest: () => import('./rest/nb'),
  documents: () => import('../documents/nb'),
};
