import type { RestOfWords } from '../../catalogues';
import { host } from '../de/host';
import { limits } from '../de/limits';
import { profile } from '../de/profile';
import { purse } from '../de/purse';
import { push } from '../de/push';

export const messages: RestOfWords = {
  host,
  limits,
  profile,
  purse,
  push,
};
