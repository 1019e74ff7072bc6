import type { Documents } from './document';
import { about } from './about-bg';
import { help } from './help-bg';
import { rules } from './rules-bg';
import { terms } from './terms-bg';

export const documents: Documents = { about, help, rules, terms };
