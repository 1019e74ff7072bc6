import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownHtml } from './markdown';

const rendered = (text: string) => markdownHtml(text, { base: '/sports/de', under: 1 }).trimEnd();

test.each([
  ['headings stand below that of the page', '# Club\n\n## Rules', '<h2>Club</h2>\n<h3>Rules</h3>'],
  ['there is no level below the sixth', '###### Fine print', '<h6>Fine print</h6>'],
  ['underlined headings too', 'Club\n====', '<h2>Club</h2>'],
  [
    'an own path gets base path and locale',
    '[on](/live)',
    '<p><a href="/sports/de/live">on</a></p>',
  ],
  ['so does the first page', '[home](/)', '<p><a href="/sports/de">home</a></p>'],
  [
    'a query stays whole',
    '[on](/live?a=1&sport=x)',
    '<p><a href="/sports/de/live?a=1&amp;sport=x">on</a></p>',
  ],
  [
    'other sites stay as they are',
    '[law](https://law.example/a?b=1&c=2)',
    '<p><a href="https://law.example/a?b=1&amp;c=2" rel="noopener">law</a></p>',
  ],
  [
    'mail stays as it is',
    '<a@b.example>',
    '<p><a href="mailto:a@b.example" rel="noopener">a@b.example</a></p>',
  ],
  [
    'a text message is sent to a number',
    '[write](sms:+4912345)',
    '<p><a href="sms:+4912345" rel="noopener">write</a></p>',
  ],
  [
    'a link by reference is a link',
    '[on][l]\n\n[l]: /live',
    '<p><a href="/sports/de/live">on</a></p>',
  ],
  [
    'a picture is fetched when it comes into view',
    '![A cup](https://pictures.example/cup.png "gold")',
    '<p><img src="https://pictures.example/cup.png" alt="A cup" loading="lazy"></p>',
  ],
  [
    'our own files keep their address',
    '![](/cup.png)',
    '<p><img src="/cup.png" alt="" loading="lazy"></p>',
  ],
  ['code says nothing of its language', '~~~ts\n1\n~~~', '<pre><code>1\n</code></pre>'],
  ['lists and emphasis are as usual', '- **one**', '<ul>\n<li><strong>one</strong></li>\n</ul>'],
])('%s', (_rule, text, html) => {
  expect(rendered(text)).toBe(html);
});

test.each([
  ['elements', '<img src=x onerror=alert(1)>'],
  ['elements within words', 'a <b onclick="alert(1)">b</b>'],
  ['scripts', '<script>alert(1)</script>'],
  ['an element in a title', '[a](/b "<img src=x onerror=alert(1)>")'],
  ['an element in a link', '[<svg onload=alert(1)>](/b)'],
  ['an end of an attribute in an address', '[a](/b"onmouseover="alert(1))'],
  ['an end of an attribute in a picture', '![a" onerror="alert(1)](/b)'],
  ['an end of an attribute as a character reference', '![a&quot; onerror=&quot;alert(1)](/b)'],
  ['an element as character references', '&lt;img src=x onerror=alert(1)&gt;'],
  ['code that looks like a link', '`<a href="javascript:alert(1)">`'],
  ['a comment', '<!-- --> <a href="/x" onclick="alert(1)">'],
])('of HTML nothing gets through: %s', (_rule, text) => {
  expectOnlyOurs(rendered(text));
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'java%0ascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'irc://irc.example',
  ' javascript:alert(1)',
  'smsx:1',
  'tel:+49',
  '//evil.example/x',
  '/\\evil.example',
  'relative/path',
  '#part',
  '',
])('a link to %s is left as its text', (address) => {
  const html = rendered(`[words](${address}) and [on](/live)`);
  expect(html).toBe('<p>words and <a href="/sports/de/live">on</a></p>');
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,x',
  'http://plain.example/a.png',
  '//evil.example/a.png',
])('a picture from %s is left as its words', (address) => {
  expect(rendered(`![a cup](${address})`)).toBe('<p>a cup</p>');
});

const PIECES = [
  '<a href="',
  '"',
  '>',
  '</a>',
  '[',
  '](',
  ')',
  '![',
  '/x',
  'javascript:',
  '`',
  '\n',
  '# ',
  '&quot;',
  '<b ',
  'on',
  '\\',
  ' ',
];

test('whatever an operator writes, every element is one of ours', () => {
  const texts = fc
    .array(fc.constantFrom(...PIECES), { maxLength: 24 })
    .map((each) => each.join(''));
  fc.assert(fc.property(texts, (text) => expectOnlyOurs(rendered(text))));
});

/** Every element is one that Markdown has, with the attributes that we give it. */
function expectOnlyOurs(html: string): void {
  const tags = html.match(/<[^>]*>/g) ?? [];
  for (const tag of tags) {
    expect(tag).toMatch(
      /^<\/?(p|code|pre|h[2-6]|em|strong|blockquote|[ou]l|li)>$|^<[hb]r \/>$|^<\/a>$|^<a href="[^"<>]*"( rel="noopener")?>$|^<img src="[^"<>]*" alt="[^"<>]*" loading="lazy">$/,
    );
  }
}
