import type { RestOfWords } from '../../catalogues';
import { host } from '../ar/host';
import { limits } from '../ar/limits';
import { profile } from '../ar/profile';
import { purse } from '../ar/purse';
import { push } from '../ar/push';

export const messages: RestOfWords = {
  host,
  limits,
  profile,
  purse,
  push,
};
