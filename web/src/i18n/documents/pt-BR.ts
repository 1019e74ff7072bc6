import type { Documents } from './document';
import { about } from './about-pt-BR';
import { help } from './help-pt-BR';
import { rules } from './rules-pt-BR';
import { terms } from './terms-pt-BR';

export const documents: Documents = { about, help, rules, terms };
