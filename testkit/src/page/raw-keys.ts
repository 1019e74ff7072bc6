import { messages as first } from '../../../web/src/i18n/messages/en';
import { messages as rest } from '../../../web/src/i18n/messages/rest/en';

/** How every key of the catalogue begins. */
const ROOTS = Object.keys({ ...first, ...rest });
const KEY = new RegExp(`(?<![\\w./-])(?:${ROOTS.join('|')})(?:\\.[a-z][\\w$]*)+(?![\\w/-])`, 'g');

/** Keys of the catalogue that stand where words should: in what is read, or said of controls. */
export function rawKeysIn(html: string): string[] {
  const shown = html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, (tag) => `\n${saidIn(tag)}\n`);
  return [...new Set(shown.match(KEY))];
}

/** What a tag says of itself. */
function saidIn(tag: string): string {
  const said = /\s(?:alt|aria-label|content|placeholder|title)="([^"]*)"/g;
  return [...tag.matchAll(said)].map(([, text]) => text).join('\n');
}
