import type { Documents } from './document';
import { about } from './about-de';
import { help } from './help-de';
import { rules } from './rules-de';
import { terms } from './terms-de';

export const documents: Documents = { about, help, rules, terms };
