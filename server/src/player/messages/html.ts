import { escapeHtml } from '../escape-html';

/** From where a text is read: by its first letter that is not part of a value with a direction of its own. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [letter = ''] = /\p{L}/u.exec(text.replace(/\u2068[^\u2069]*\u2069/g, '')) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? 'rtl' : 'ltr';
}

/** Plain text as paragraphs of HTML: what a blank line parts is a paragraph, and addresses of pages are links. */
export function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${withLinks(paragraph)}</p>`)
    .join('\n');
}

/** Only http and https, whole words: nothing else in a text can become an address. */
function withLinks(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => {
      const safe = escapeHtml(word);
      return /^https?:\/\/\S+$/.test(word)
        ? `<a href="${safe}" rel="noreferrer" dir="ltr">${safe}</a>`
        : safe;
    })
    .join('')
    .replace(/\n/g, '<br>');
}
