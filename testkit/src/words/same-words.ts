/** Every text of a set of words by its path, such as `mails.taken.subject`. */
export function textsOf(words: unknown, path = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[path, words]]);
  return new Map(
    Object.entries(words as Record<string, unknown>).flatMap(([key, value]) => [
      ...textsOf(value, path === '' ? key : `${path}.${key}`),
    ]),
  );
}

/** The names of the values that a text takes, in order. */
export function placeholdersIn(text: string): string[] {
  return (text.match(/\{[^}]*\}/g) ?? []).sort();
}

/** What is wrong with the words of a language: texts that are missing, too many, empty or take other values than English. */
export function faultsOf(words: unknown, english: unknown): string[] {
  const theirs = textsOf(words);
  const ours = textsOf(english);
  const strange = [...theirs.keys()].filter((key) => !ours.has(key));
  const wrong = [...ours].flatMap(([key, text]) => {
    const said = theirs.get(key);
    if (said === undefined) return [`${key} is missing`];
    if (said.trim() === '') return [`${key} is empty`];
    const [has, wants] = [placeholdersIn(said).join(' '), placeholdersIn(text).join(' ')];
    return has === wants ? [] : [`${key} takes ${has || 'nothing'} and not ${wants || 'nothing'}`];
  });
  return [...strange.map((key) => `${key} is not in English`), ...wrong];
}
