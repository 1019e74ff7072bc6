import { host } from '../en/host';
import { limits } from '../en/limits';
import { profile } from '../en/profile';
import { purse } from '../en/purse';
import { push } from '../en/push';

/** English: what only windows and the pages of the platform say. */
export const messages = {
  host,
  limits,
  profile,
  purse,
  push,
} as const;
