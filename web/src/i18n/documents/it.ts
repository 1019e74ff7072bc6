import type { Documents } from './document';
import { about } from './about-it';
import { help } from './help-it';
import { rules } from './rules-it';
import { terms } from './terms-it';

export const documents: Documents = { about, help, rules, terms };
