import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodingFor, pageBytes } from './page-bytes';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['br;q=nonsense', 'identity'],
])('who accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('a page is packed once for all its readers, and each encoding unpacks to the page', async () => {
  const bytesOf = pageBytes();
  const page = { html: '<p>odds</p>'.repeat(100) };
  const [one, other] = [bytesOf(page, page.html, 'br'), bytesOf(page, page.html, 'br')];
  expect(one).toBe(other);
  expect(String(brotliDecompressSync(await one))).toBe(page.html);
  expect(String(gunzipSync(await bytesOf(page, page.html, 'gzip')))).toBe(page.html);
  expect(String(await bytesOf(page, page.html, 'identity'))).toBe(page.html);
});

test('another page is packed by itself', async () => {
  const bytesOf = pageBytes();
  const first = await bytesOf({}, 'first', 'br');
  expect(String(brotliDecompressSync(await bytesOf({}, 'second', 'br')))).toBe('second');
  expect(String(brotliDecompressSync(first))).toBe('first');
});
