import { expect, test } from 'vitest';
import { visiblePart } from './visible-part';

const seen = { top: 100, bottom: 500, windowHeight: 800, stickyTop: 0 };

test.each([
  ['a frame in sight is whole', {}, { above: 0, below: 0, height: 800 }],
  ['a long one goes on below', { bottom: 3000 }, { above: 0, below: 2200, height: 800 }],
  ['a scrolled one above', { top: -400, bottom: 300 }, { above: 400, below: 0, height: 800 }],
  ['both ends out of sight', { top: -400, bottom: 3000 }, { above: 400, below: 2200, height: 800 }],
  ['what sticks covers it', { top: -400, stickyTop: 60 }, { above: 460, below: 0, height: 740 }],
  ['wholly above, no more than itself', { top: -900, bottom: -500 }, { above: 400, below: 0 }],
  ['wholly below, no more than itself', { top: 900, bottom: 1300 }, { above: 0, below: 400 }],
  ['parts of pixels are none', { top: -0.4, bottom: 800.3 }, { above: 0, below: 0 }],
])('%s', (_what, change, expected) => {
  expect(visiblePart({ ...seen, ...change })).toMatchObject(expected);
});
