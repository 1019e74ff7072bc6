import type { MOMENT_KINDS } from '@touchline/wire/moment-kinds';
import type { Text } from '../../i18n/text';

type MomentKind = (typeof MOMENT_KINDS)[number];

/** What happened in a match, by the kind of the moment; what a provider calls it where nobody has words for it. */
export function momentText(t: Text, kind: string): string {
  const path = `moments.${kind as MomentKind}` as const;
  return t.has(path) ? t(path) : kind.replaceAll('_', ' ');
}
