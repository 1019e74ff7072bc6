import { expect, test } from 'vitest';
import type { Fetch } from './api';
import { KeptPages } from './kept-pages';

function book(odds: Record<string, string>) {
  const asked: string[] = [];
  const fetch = async (address: string) => {
    asked.push(address);
    const text = odds[address];
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  };
  return { asked, fetch, odds };
}

const page = async (fetch: Fetch) => `page of ${await (await fetch('/a')).text()}`;

test('equal answers make the page once', async () => {
  const pages = new KeptPages<string>();
  const { fetch } = book({ '/a': '1.50' });
  let renders = 0;
  const render = (asks: Fetch) => {
    renders += 1;
    return page(asks);
  };
  expect(await pages.get('k', fetch, render, () => true)).toBe('page of 1.50');
  expect(await pages.get('k', fetch, render, () => true)).toBe('page of 1.50');
  expect(renders).toBe(1);
});

test('a changed answer makes a new page, and is not asked for twice', async () => {
  const pages = new KeptPages<string>();
  const { fetch, odds, asked } = book({ '/a': '1.50' });
  await pages.get('k', fetch, page, () => true);
  odds['/a'] = '1.60';
  expect(await pages.get('k', fetch, page, () => true)).toBe('page of 1.60');
  expect(asked).toEqual(['/a', '/a']);
});

test('another key is another page', async () => {
  const pages = new KeptPages<string>();
  const { fetch } = book({ '/a': '1.50' });
  await pages.get('k', fetch, page, () => true);
  const other = await pages.get(
    'l',
    fetch,
    async () => 'other',
    () => true,
  );
  expect(other).toBe('other');
});

test('a page that may not be kept is made each time', async () => {
  const pages = new KeptPages<number>();
  const { fetch } = book({});
  let renders = 0;
  const render = async () => (renders += 1);
  await pages.get('k', fetch, render, () => false);
  expect(await pages.get('k', fetch, render, () => false)).toBe(2);
});

test('readers who come at once share one rendering', async () => {
  const pages = new KeptPages<string>();
  const fetch: Fetch = async () => new Response('same');
  let rendered = 0;
  const render = async (asks: Fetch) => {
    rendered += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return page(asks);
  };
  const get = () => pages.get('/', fetch, render, () => true);
  expect(await Promise.all([get(), get(), get()])).toEqual(Array(3).fill('page of same'));
  expect(rendered).toBe(1);
});

test('a rendering that fails is not shared with who comes later', async () => {
  const pages = new KeptPages<string>();
  const fetch: Fetch = async () => new Response('same');
  const failing = pages.get(
    '/',
    fetch,
    () => Promise.reject(new Error('broken')),
    () => true,
  );
  await expect(failing).rejects.toThrow('broken');
  expect(await pages.get('/', fetch, page, () => true)).toBe('page of same');
});

test('a page whose answers were asked for a moment ago is given without asking', async () => {
  let now = 0;
  const pages = new KeptPages<string>(250, () => now);
  const { fetch, odds, asked } = book({ '/a': '1.50' });
  const get = () => pages.get('k', fetch, page, () => true);
  await get();
  odds['/a'] = '1.60';
  now = 249;
  expect(await get()).toBe('page of 1.50');
  expect(asked).toEqual(['/a']);
  now = 250;
  expect(await get()).toBe('page of 1.60');
});

test('answers that have not changed make the page fresh again', async () => {
  let now = 0;
  const pages = new KeptPages<string>(250, () => now);
  const { fetch, asked } = book({ '/a': '1.50' });
  const get = () => pages.get('k', fetch, page, () => true);
  await get();
  now = 300;
  await get();
  now = 500;
  await get();
  expect(asked).toEqual(['/a', '/a']);
});
