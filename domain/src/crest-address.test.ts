import { expect, test } from 'vitest';
import { crestLook } from './crest';
import { crestAddress, crestAt } from './crest-address';

test('the address of a crest says how it looks', () => {
  for (let index = 0; index < 500; index += 1) {
    const name = `Team ${index} FC`;
    expect(crestAt(crestAddress(name))).toEqual(crestLook(name));
  }
});

test.each([
  '',
  '/crests/',
  'https://cdn.example/crests/0-0-c8102e-ffffff.svg',
  '/crests/0-0-c8102e-ffffff.svg?x=1',
  '/crests/3-0-c8102e-ffffff.svg',
  '/crests/0-6-c8102e-ffffff.svg',
  '/crests/0-0-c8102f-ffffff.svg',
  '/crests/0-0-c8102e-fffffe.svg',
  '/crests/0-0-ffffff-c8102e.svg',
])('%j is the address of no crest', (address) => {
  expect(crestAt(address)).toBeNull();
});
