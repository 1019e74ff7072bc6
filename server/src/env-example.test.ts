import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { parseConfig, SETTINGS, VARIABLES } from './config';
import { envExample } from './env-example';

const FILE = path.resolve(import.meta.dirname, '../../.env.example');

/** The lines that set a variable, without their marks of a comment. */
const assignments = (text: string) =>
  text.split('\n').flatMap((line) => /^# ([A-Z_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? []);

const variablesOf = (text: string): Record<string, string> => {
  const parts = assignments(text);
  return Object.fromEntries(
    parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1] ?? '']] : [])),
  );
};

test('.env.example is up to date: `npm run env:example` writes it anew', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(envExample(SETTINGS));
});

test('it names every setting once', () => {
  const { POSTGRES_PASSWORD: _ofCompose, ...ours } = variablesOf(envExample(SETTINGS));
  expect(Object.keys(ours).toSorted()).toEqual([...VARIABLES].toSorted());
});

test('its defaults are those that hold when nothing is set', () => {
  const { VERCEL_ENV: _platform, ...written } = variablesOf(envExample(SETTINGS));
  expect(parseConfig(written)).toEqual(parseConfig({}));
});

test('a variable says what it is, which words it takes and what it is by default', () => {
  const variables = {
    FRUIT: z.enum(['apple', 'pear']).default('pear').describe('What is eaten.'),
    FRUITS: z
      .string()
      .default('')
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(['apple', 'pear'])))
      .describe('What is bought.'),
    WHERE: z.string().optional().describe('Where.'),
  };
  expect(envExample([{ title: 'Fruit', variables }])).toContain(
    [
      '# What is eaten. One of: apple, pear.\n# FRUIT=pear',
      '# What is bought. Any of: apple, pear.\n# FRUITS=',
      '# Where.\n# WHERE=',
    ].join('\n\n'),
  );
});

test('a variable that does not say what it is is a fault', () => {
  const variables = { FRUIT: z.string().optional() };
  expect(() => envExample([{ title: 'Fruit', variables }])).toThrow('FRUIT does not say');
});

test('lines of words are no longer than 100 signs', () => {
  const words = envExample(SETTINGS)
    .split('\n')
    .filter((line) => !/^# [A-Z_]+=/.test(line));
  expect(words.filter((line) => line.length > 100)).toEqual([]);
});
