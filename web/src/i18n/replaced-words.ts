import type { Catalogue } from './catalogues';

/** Compiled messages by their whole key, such as `shell.sports`. */
export type OwnWords = Readonly<Record<string, unknown>>;

type Words = { readonly [name: string]: unknown };

/** The catalogue with an operator's own words in place of ours. */
export function replacedWords(catalogue: Catalogue, own: OwnWords): Catalogue {
  return Object.entries(own).reduce<Words>(
    (words, [key, message]) => withWord(words, key.split('.'), message),
    catalogue as unknown as Words,
  ) as unknown as Catalogue;
}

function withWord(words: Words, [name = '', ...below]: readonly string[], message: unknown): Words {
  const inside = words[name];
  return {
    ...words,
    [name]: below.length === 0 ? message : withWord((inside ?? {}) as Words, below, message),
  };
}
