import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml } from '../escape-html';
import { paragraphs } from './html';
import { MAIL_KINDS } from '../words/player-words';
import { codeText, mailText } from './texts';

const ABOUT = { site: 'Arena', link: 'https://players.example/users/x?y_token=z' };

test.each(MAIL_KINDS)(
  'the mail of %s names the site and holds its link alone in a paragraph',
  (kind) => {
    const texts = ['en', 'de'].map((language) => mailText(kind, language, ABOUT));
    for (const { subject, body } of texts) {
      expect(subject).toContain('Arena');
      expect(body.split('\n\n').filter((each) => each === ABOUT.link)).toHaveLength(1);
    }
    expect(texts[0]?.body).not.toBe(texts[1]?.body);
  },
);

test.each(['et', 'xx', '', 'constructor', '__proto__'])(
  'a language without texts (%s) is written to in English',
  (language) => {
    expect(mailText('taken', language, ABOUT)).toEqual(mailText('taken', 'en', ABOUT));
  },
);

test('a region of a language has the texts of the language', () => {
  expect(mailText('taken', 'de-AT', ABOUT)).toEqual(mailText('taken', 'de', ABOUT));
});

test.each([
  ['en', '123456 is your code for Arena. Do not tell it to anybody.'],
  ['de-AT', '123456 ist dein Code für Arena. Gib ihn niemandem weiter.'],
  ['et', '123456 is your code for Arena. Do not tell it to anybody.'],
])('a code is sent in the language of the player: %s', (language, text) => {
  expect(codeText(language, { code: '123456', site: 'Arena' })).toBe(text);
});

test('of any text, only paragraphs, line breaks and links to pages become HTML', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const tags = paragraphs(text).match(/<[^>]*>/g) ?? [];
      const ours = /^<(\/?p|br|\/a|a href="https?:[^"<>]*" rel="noreferrer" dir="ltr")>$/;
      expect(tags.every((tag) => ours.test(tag))).toBe(true);
      expect(escapeHtml(text)).not.toMatch(/[<>"']/);
    }),
  );
});
