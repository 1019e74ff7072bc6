import { expect, test } from 'vitest';
import { setReporter } from '../../ui/report';
import { IconsMissing, watchIcons } from './watch-icons';

test('drawings that do not load are reported, once', () => {
  const heard: unknown[] = [];
  setReporter((error) => heard.push(error));
  const image = Object.assign(new EventTarget(), { src: '' });
  watchIcons(image);
  expect(image.src).toMatch(/^\/icons\.svg\?v=/);
  image.dispatchEvent(new Event('error'));
  image.dispatchEvent(new Event('error'));
  expect(heard).toEqual([expect.any(IconsMissing)]);
});
