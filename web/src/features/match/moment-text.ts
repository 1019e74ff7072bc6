import type { MOMENT_KINDS } from '@touchline/wire/moment-kinds';
import type { Text } from '../../i18n/text';

type MomentKind = (typeof MOMENT_KINDS)[number];

/** What happened in a match, by the kind of the moment; what a provider calls it where nobody has words for it. */
export function momentText(t: Text, kind: string): string {
  const path = `moments.${kind as MomentKind}` as const;
  return t.has(path) ? t(path) : kind.replaceAll('_', ' ');
}

/** What is not for readers: a key such as `video_review`, where a name or a number is told else. */
const RAW_KEY = /^[a-z]+(?:_[a-z]+)*$/;

/** More of what happened, such as who came in or how much it counts; null for what has no words. */
export function detailText(t: Text, detail: string): string | null {
  if (!RAW_KEY.test(detail)) return detail;
  const path = `moments.${detail as MomentKind}` as const;
  return t.has(path) ? t(path) : null;
}
