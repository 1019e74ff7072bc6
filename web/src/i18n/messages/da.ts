import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './da/chrome';
import { lists } from './da/lists';
import { match } from './da/match';
import { nations, sports } from './da/names';
import { page, pages } from './da/pages';
import { shell } from './da/shell';
import { slip } from './da/slip';

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
  rest: () => import('./rest/da'),
  documents: () => import('../documents/da'),
};
