import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './ko/chrome';
import { lists } from './ko/lists';
import { match } from './ko/match';
import { nations, sports } from './ko/names';
import { page, pages } from './ko/pages';
import { shell } from './ko/shell';
import { slip } from './ko/slip';

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
  rest: () => import('./rest/ko'),
  documents: () => import('../documents/ko'),
};
