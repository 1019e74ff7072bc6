import { expect, test } from 'vitest';
import { setReporter } from '../../ui/report';
import { IconsMissing, watchIcons } from './watch-icons';

test('drawings that do not load are reported, once', () => {
  const heard: unknown[] = [];
  setReporter((error) => heard.push(error));
  const image: Parameters<typeof watchIcons>[0] = { onerror: null, src: '' };
  watchIcons(image);
  expect(image?.src).toMatch(/^\/icons\.svg\?v=/);
  const fails = image?.onerror as (() => void) | null;
  fails?.();
  expect(heard).toEqual([expect.any(IconsMissing)]);
  expect(image?.onerror).toBeNull();
});
