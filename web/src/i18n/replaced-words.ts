/** Compiled messages by their whole key, such as `shell.sports`. */
export type OwnWords = Readonly<Record<string, unknown>>;

type Words = { readonly [name: string]: unknown };

/** A catalogue, or the part of one that is there, with an operator's own words in place of ours. */
export function replacedWords<Part extends object>(part: Part, own: OwnWords): Part {
  return Object.entries(own)
    .filter(([key]) => (key.split('.')[0] ?? '') in part)
    .reduce<Words>(
      (words, [key, message]) => withWord(words, key.split('.'), message),
      part as unknown as Words,
    ) as unknown as Part;
}

function withWord(words: Words, [name = '', ...below]: readonly string[], message: unknown): Words {
  const inside = words[name];
  return {
    ...words,
    [name]: below.length === 0 ? message : withWord((inside ?? {}) as Words, below, message),
  };
}
