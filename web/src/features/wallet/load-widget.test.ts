import type { PaymentWidget } from '@touchline/wire/window/spi';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWidget } from './load-widget';

interface Script extends EventTarget {
  src: string;
  async: boolean;
  remove: () => void;
}

/** A page that has no script yet; what is put into its head stays there. */
function aPage() {
  const head: Script[] = [];
  const page = { TouchlineSpi: undefined as PaymentWidget | undefined };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: () =>
      Object.assign(new EventTarget(), { src: '', async: false, remove: vi.fn() }),
    head: { append: (script: Script) => void head.push(script) },
  });
  return { head, page };
}
afterEach(() => void vi.unstubAllGlobals());

test('SPEC §7: the widget is fetched from the platform, at /spi/main.js, once; after a failure once more', async () => {
  const { head, page } = aPage();
  const failed = loadWidget('https://players.example');
  head[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('https://players.example/spi/main.js');
  const loaded = loadWidget('https://players.example');
  expect(head.map(({ src }) => src)).toEqual([
    'https://players.example/spi/main.js',
    'https://players.example/spi/main.js',
  ]);
  page.TouchlineSpi = { mount: vi.fn() } as unknown as PaymentWidget;
  head[1]?.dispatchEvent(new Event('load'));
  expect(await loaded).toBe(page.TouchlineSpi);
  expect(await loadWidget('https://players.example')).toBe(page.TouchlineSpi);
  expect(head).toHaveLength(2);
});
