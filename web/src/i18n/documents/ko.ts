import type { Documents } from './document';
import { about } from './about-ko';
import { help } from './help-ko';
import { rules } from './rules-ko';
import { terms } from './terms-ko';

export const documents: Documents = { about, help, rules, terms };
