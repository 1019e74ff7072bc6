import type { Documents } from './document';
import { about } from './about-fi';
import { help } from './help-fi';
import { rules } from './rules-fi';
import { terms } from './terms-fi';

export const documents: Documents = { about, help, rules, terms };
