import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const { TOUCHLINE_DATA } = process.env;

/** Why tests with real documents cannot run; null when they can. */
export const NO_SAMPLES =
  TOUCHLINE_DATA && existsSync(join(TOUCHLINE_DATA, 'uof/api-mit-efcasado'))
    ? null
    : 'skipped: TOUCHLINE_DATA names no folder with real documents';

/** The text of a real document, read where it lies. */
export function sample(path: string): string {
  return readFileSync(join(TOUCHLINE_DATA ?? '', 'uof', path), 'utf8');
}

/** The attributes of every element of that name in a document, taken from its text alone: a second opinion on our reader. */
export function attributesIn(xml: string, name: string): Record<string, string>[] {
  const tags = xml.matchAll(new RegExp(String.raw`<${name}(\s[^<>]*?)?/?>`, 'g'));
  return [...tags].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:.-]+)\s*=\s*"([^"]*)"/g)].map(([, key, value]) => [
        key ?? '',
        plain(value ?? ''),
      ]),
    ),
  );
}

/** Line breaks in attributes are spaces, as XML says. */
function plain(text: string): string {
  return text
    .replace(/\r\n|[\r\n\t]/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
