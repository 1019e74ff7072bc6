import type { Documents } from './document';
import { about } from './about-fa';
import { help } from './help-fa';
import { rules } from './rules-fa';
import { terms } from './terms-fa';

export const documents: Documents = { about, help, rules, terms };
