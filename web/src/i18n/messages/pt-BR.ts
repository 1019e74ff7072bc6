import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './pt-BR/chrome';
import { lists } from './pt-BR/lists';
import { match } from './pt-BR/match';
import { nations, sports } from './pt-BR/names';
import { page, pages } from './pt-BR/pages';
import { shell } from './pt-BR/shell';
import { slip } from './pt-BR/slip';

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
  rest: () => import('./rest/pt-BR'),
  documents: () => import('../documents/pt-BR'),
};
