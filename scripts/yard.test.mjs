import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSupportedNode, root } from './yard.mjs';

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.13.0', true],
  ['24.0.0', true],
  ['26.1.0', true],
  ['18.20.8', false],
  ['20.18.3', false],
  ['21.7.3', false],
  ['22.12.0', false],
  ['23.11.0', false],
])('whether Touchline runs on Node %s: %s', (version, expected) => {
  expect(isSupportedNode(version)).toBe(expected);
});

test('package.json, .nvmrc and the Dockerfile name the same versions of Node', () => {
  const read = (name) => readFileSync(join(root, name), 'utf8');
  expect(JSON.parse(read('package.json')).engines.node).toBe('^20.19.0 || ^22.13.0 || >=24.0.0');
  const recommended = read('.nvmrc').trim();
  expect(isSupportedNode(`${recommended}.0.0`)).toBe(true);
  expect(read('Dockerfile')).toContain(`ARG NODE=${recommended}\n`);
});
