import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './zh-CN/chrome';
import { lists } from './zh-CN/lists';
import { match } from './zh-CN/match';
import { nations, sports } from './zh-CN/names';
import { page, pages } from './zh-CN/pages';
import { shell } from './zh-CN/shell';
import { slip } from './zh-CN/slip';

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
  rest: () => import('./rest/zh-CN'),
  documents: () => import('../documents/zh-CN'),
};
