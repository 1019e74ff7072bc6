import type { Documents } from './document';
import { about } from './about-zh-CN';
import { help } from './help-zh-CN';
import { rules } from './rules-zh-CN';
import { terms } from './terms-zh-CN';

export const documents: Documents = { about, help, rules, terms };
