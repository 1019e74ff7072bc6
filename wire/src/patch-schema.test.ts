import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { patchOf } from './patch-schema';

const whole = z.object({
  name: z.string().check(z.minLength(2)),
  limits: z.object({ min: z.int(), max: z.int() }).check(z.refine(({ min, max }) => min <= max)),
  words: z.record(z.string(), z.string()),
  sizes: z.record(z.enum(['s', 'm']), z.int()),
  pages: z
    .array(z.object({ path: z.string(), text: z.nullable(z.string()) }))
    .check(z.maxLength(2)),
  chat: z.nullable(z.object({ id: z.string(), region: z._default(z.nullable(z.string()), null) })),
});
const patch = patchOf(whole);

/** Where it is wrong; null where it is not. */
function wrongAt(value: unknown): string | null {
  const read = patch.safeParse(value);
  return read.success ? null : (read.error.issues[0]?.path.join('.') ?? '');
}

describe('any part may be sent, and null for what is to be as if nobody had set it', () => {
  test.each([
    [{}],
    [{ name: 'Us' }],
    [{ name: null }],
    [{ limits: { max: 3 } }],
    [{ limits: { min: 9, max: null } }],
    [{ words: { yes: 'ja', no: null } }],
    [{ sizes: { m: 4 } }],
    [{ pages: [{ path: 'club', text: null }] }],
    [{ chat: { id: '7' } }],
    [{ chat: null }],
  ])('%j', (value) => {
    expect(patch.parse(value)).toEqual(value);
  });
});

describe('what is wrong is named by its place', () => {
  test.each([
    ['a member that is not known', { colour: 'red' }, ''],
    ['one that is to be forgotten', { colour: null }, ''],
    ['one further down', { limits: { most: 3 } }, 'limits'],
    ['one in a list', { pages: [{ path: 'a', text: 'b', icon: 'c' }] }, 'pages.0'],
    ['a wrong type', { limits: { max: 'many' } }, 'limits.max'],
    ['what a check refuses', { name: 'U' }, 'name'],
    ['a key that is none', { sizes: { l: 4 } }, 'sizes.l'],
    ['a wrong word', { words: { yes: 1 } }, 'words.yes'],
    ['half a member of a list', { pages: [{ path: 'a' }] }, 'pages.0.text'],
    ['null in a list', { pages: [null] }, 'pages.0'],
    ['too long a list', { pages: ['a', 'b', 'c'].map((path) => ({ path, text: null })) }, 'pages'],
    ['no object at all', { limits: [] }, 'limits'],
  ])('%s', (_rule, value, place) => {
    expect(wrongAt(value)).toBe(place);
  });
});
