import { escapeHtml } from '../escape-html';

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
        ? `<a href="${safe}" rel="noreferrer">${safe}</a>`
        : safe;
    })
    .join('')
    .replace(/\n/g, '<br>');
}
