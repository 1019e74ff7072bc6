import type { Documents } from './document';
import { about } from './about-he';
import { help } from './help-he';
import { rules } from './rules-he';
import { terms } from './terms-he';

export const documents: Documents = { about, help, rules, terms };
