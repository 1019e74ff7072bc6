import { expect, test } from 'vitest';
import { nearestTests } from './nearest-tests.mjs';

const FILES = {
  'domain/src/money.ts': '',
  'domain/src/money.test.ts': `import { minor } from './money';`,
  'domain/src/stake.ts': `import type { Money } from './money';`,
  'domain/src/stake.test.ts': `import { stake } from './stake';`,
  'domain/src/other.test.ts': `import { other } from './other';`,
  'server/src/wallet/post.ts': `import { minor } from '@touchline/domain/money';`,
  'server/src/wallet/post.test.ts': `const { post } = await import('./post');`,
  'server/src/wallet/far.test.ts': `import {\n  stake,\n} from '@touchline/domain/stake';`,
};
const near = (sources, known) =>
  nearestTests(sources, Object.keys(FILES), known, (file) => FILES[file]);

test('tests that import a change are found however far away, the nearest first, and of those the ones of its room', () => {
  expect(near(['domain/src/money.ts'])).toEqual({
    tests: [
      'domain/src/money.test.ts',
      'domain/src/stake.test.ts',
      'server/src/wallet/far.test.ts',
      'server/src/wallet/post.test.ts',
    ],
    others: 0,
  });
});

test('what there is no time for is left, and counted', () => {
  const known = { 'server/src/wallet/far.test.ts': 79, 'domain/src/stake.test.ts': 2 };
  expect(near(['domain/src/money.ts'], known)).toEqual({
    tests: [
      'domain/src/money.test.ts',
      'domain/src/stake.test.ts',
      'server/src/wallet/post.test.ts',
    ],
    others: 1,
  });
});

test('a test that has changed, and one beside a change, is run whatever it takes', () => {
  const known = { 'domain/src/money.test.ts': 500, 'domain/src/other.test.ts': 500 };
  const { tests } = near(['domain/src/money.ts', 'domain/src/other.test.ts'], known);
  expect(tests).toEqual(['domain/src/other.test.ts', 'domain/src/money.test.ts']);
});

test('a test that does not come to the change is neither run nor counted', () => {
  expect(near(['server/src/wallet/post.ts'])).toEqual({
    tests: ['server/src/wallet/post.test.ts'],
    others: 0,
  });
});
