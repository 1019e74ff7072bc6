import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, paragraphs } from './html';
import { mailText } from './texts';

const KINDS = ['confirmation', 'taken', 'password', 'unlock', 'password_changed'] as const;
const ABOUT = { site: 'Arena', link: 'https://players.example/users/x?y_token=z' };

test.each(KINDS)(
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

test.each(['nb', 'xx', '', 'constructor', '__proto__'])(
  'a language without texts (%s) is written to in English',
  (language) => {
    expect(mailText('taken', language, ABOUT)).toEqual(mailText('taken', 'en', ABOUT));
  },
);

test('a region of a language has the texts of the language', () => {
  expect(mailText('taken', 'de-AT', ABOUT)).toEqual(mailText('taken', 'de', ABOUT));
});

test('of any text, only paragraphs, line breaks and links to pages become HTML', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const tags = paragraphs(text).match(/<[^>]*>/g) ?? [];
      const ours = /^<(\/?p|br|\/a|a href="https?:[^"<>]*" rel="noreferrer")>$/;
      expect(tags.every((tag) => ours.test(tag))).toBe(true);
      expect(escapeHtml(text)).not.toMatch(/[<>"']/);
    }),
  );
});
