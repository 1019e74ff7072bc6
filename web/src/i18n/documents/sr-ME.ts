import type { Documents } from './document';
import { about } from './about-sr-ME';
import { help } from './help-sr-ME';
import { rules } from './rules-sr-ME';
import { terms } from './terms-sr-ME';

export const documents: Documents = { about, help, rules, terms };
