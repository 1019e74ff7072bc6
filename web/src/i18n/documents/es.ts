import type { Documents } from './document';
import { about } from './about-es';
import { help } from './help-es';
import { rules } from './rules-es';
import { terms } from './terms-es';

export const documents: Documents = { about, help, rules, terms };
