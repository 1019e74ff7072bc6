import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './bg/chrome';
import { lists } from './bg/lists';
import { match } from './bg/match';
import { nations, sports } from './bg/names';
import { page, pages } from './bg/pages';
import { shell } from './bg/shell';
import { slip } from './bg/slip';

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
  rest: () => import('./rest/bg'),
  documents: () => import('../documents/bg'),
};
