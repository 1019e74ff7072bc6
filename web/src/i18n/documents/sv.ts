import type { Documents } from './document';
import { about } from './about-sv';
import { help } from './help-sv';
import { rules } from './rules-sv';
import { terms } from './terms-sv';

export const documents: Documents = { about, help, rules, terms };
