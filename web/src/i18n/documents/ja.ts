import type { Documents } from './document';
import { about } from './about-ja';
import { help } from './help-ja';
import { rules } from './rules-ja';
import { terms } from './terms-ja';

export const documents: Documents = { about, help, rules, terms };
