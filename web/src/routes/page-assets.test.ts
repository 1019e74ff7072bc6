import { expect, test } from 'vitest';
import { headOf } from './head';
import { inlineScripts, pageAssets } from './page-assets';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/e.js', css: ['assets/e.css'], imports: ['_a.js'] },
  'src/entry-early.ts': { file: 'assets/early.js' },
  'src/routes/platform/platform-routes.tsx': {
    file: 'assets/p.js',
    css: ['assets/p.css'],
    imports: ['src/entry-client.tsx', '_form.js', '_a.js'],
  },
  '_form.js': { file: 'assets/form.js', css: ['assets/form.css'] },
  '_a.js': { file: 'assets/a.js', imports: ['_b.js'] },
  '_b.js': { file: 'assets/b.js', css: ['assets/b.css'], imports: ['_a.js'] },
  'src/i18n/messages/de.ts': { file: 'assets/de.js' },
  'src/i18n/messages/rest/de.ts': { file: 'assets/de-rest.js' },
  'src/ui/dialog.tsx': { file: 'assets/d.js', css: ['assets/d.css'] },
  'x/inter-latin-wght-normal.woff2': { file: 'assets/latin.woff2' },
  'x/inter-greek-wght-normal.woff2': { file: 'assets/greek.woff2' },
};

test('a page loads its entry and what that imports at once, but nothing lazy', () => {
  expect(pageAssets(manifest, '/sports/')).toEqual({
    scripts: ['/sports/assets/e.js'],
    early: ['/sports/assets/early.js'],
    styles: ['/sports/assets/e.css', '/sports/assets/b.css'],
    preload: ['/sports/assets/a.js', '/sports/assets/b.js'],
    parts: {
      documents: { styles: [], preload: [] },
      games: { styles: [], preload: [] },
      home: { styles: [], preload: [] },
      init: { styles: [], preload: [] },
      lists: { styles: [], preload: [] },
      offline: { styles: [], preload: [] },
      places: { styles: [], preload: [] },
      platform: {
        styles: ['/sports/assets/p.css', '/sports/assets/form.css'],
        preload: ['/sports/assets/p.js', '/sports/assets/form.js'],
      },
      reading: { styles: [], preload: [] },
      views: { styles: [], preload: [] },
    },
    fonts: { latin: '/sports/assets/latin.woff2', greek: '/sports/assets/greek.woff2' },
    sheets: {},
    locales: { de: '/sports/assets/de.js' },
    moreWords: { de: '/sports/assets/de-rest.js' },
  });
});

test('the script that fetches all others is written into the page where it is small and needs no other', () => {
  const inlined = (text: string, more = {}) => {
    const assets = pageAssets({ ...manifest, ...more }, '/', (file) =>
      file === 'assets/early.js' ? text : '',
    );
    expect(inlineScripts(assets)).toEqual(assets.inline ?? []);
    return { inline: assets.inline, early: assets.early };
  };
  expect(inlined('start();\n')).toEqual({ inline: ['start();'], early: [] });
  const file = { inline: undefined, early: ['/assets/early.js'] };
  expect(inlined('x'.repeat(4001))).toEqual(file);
  expect(inlined("'</script>'")).toEqual(file);
  const needy = { 'src/entry-early.ts': { file: 'assets/early.js', imports: ['_b.js'] } };
  expect(inlined('start();', needy)).toEqual({
    ...file,
    early: [...file.early, '/assets/b.js', '/assets/a.js'],
  });
  const assets = pageAssets(manifest, '/', () => 'start();');
  expect(headOf(assets, 'en')).toMatch(/^<script type="module" async>start\(\);<\/script>/);
});

test('packages begin first, then rules, then the page: each in a task of its own', () => {
  const { scripts, preload } = pageAssets(
    {
      'src/entry-client.tsx': { file: 'e.js', imports: ['_first.js', '_rules.js', '_packages.js'] },
      '_first.js': { file: 'first.js', name: 'first' },
      '_rules.js': { file: 'rules.js', name: 'rules' },
      '_packages.js': { file: 'packages.js', name: 'packages' },
    },
    '/',
  );
  expect(scripts).toEqual(['/packages.js', '/rules.js', '/e.js']);
  expect(preload).toEqual(['/first.js']);
});

test('the words of the locale are fetched with the script', () => {
  const assets = pageAssets(manifest, '/');
  expect(headOf(assets, 'de')).toContain('<link rel="after-paint" href="/assets/de.js">');
  expect(headOf(assets, 'en')).not.toContain('de.js');
});

test('words of windows and of the platform are fetched first on its pages alone', () => {
  const assets = pageAssets(manifest, '/');
  const rest = '<link rel="after-paint" href="/assets/de-rest.js">';
  expect(headOf(assets, 'de')).not.toContain(rest);
  expect(headOf(assets, 'de', 'platform')).toContain(rest);
});

test('only a page of a part loads what that part adds', () => {
  const assets = pageAssets(manifest, '/');
  expect(headOf(assets, 'en')).not.toContain('/assets/p.');
  const head = headOf(assets, 'en', 'platform');
  for (const file of ['e.css', 'p.css', 'form.css', 'p.js', 'form.js', 'e.js']) {
    expect(head.split(`"/assets/${file}"`)).toHaveLength(2);
  }
});

test('small sheets stand in the page, in their place and with whole addresses, and nothing waits for their files', () => {
  const texts: Record<string, string> = {
    'assets/e.css': '@font-face{src:url(./latin.woff2)}',
    'assets/b.css': `.b{${'color:red;'.repeat(1000)}}`,
  };
  const assets = pageAssets(manifest, '/sports/', (file) => texts[file] ?? '.other{}');
  const head = headOf(assets, 'en', 'platform');
  const sheets = [
    '<style>@font-face{src:url(/sports/assets/latin.woff2)}</style>',
    '<link rel="stylesheet" href="/sports/assets/b.css">',
    '<style>.other{}</style><link rel="stylesheet" media="print" href="/sports/assets/p.css">',
  ];
  const places = sheets.map((each) => head.indexOf(each));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(head.match(/<link rel="stylesheet" href/g)).toHaveLength(1);
});

test('a sheet that would end its element is no part of a page', () => {
  const assets = pageAssets(manifest, '/', () => '.a{content:"</style>"}');
  expect(headOf(assets, 'en')).not.toContain('<style>');
});
