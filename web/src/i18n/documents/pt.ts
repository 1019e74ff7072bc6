import type { Documents } from './document';
import { about } from './about-pt';
import { help } from './help-pt';
import { rules } from './rules-pt';
import { terms } from './terms-pt';

export const documents: Documents = { about, help, rules, terms };
