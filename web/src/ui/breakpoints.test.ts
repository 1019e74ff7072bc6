import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** SPEC §9 "Breakpoints" and "Mobile breakpoint", in CSS pixels. */
const BREAKPOINTS = new Set(['720', '780', '960', '1280', '1920']);
const ROOT = join(import.meta.dirname, '..');

const WINDOWS = [
  'ui/dialog.module.css',
  'ui/drawer.module.css',
  'features/session/auth-frames.module.css',
];

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' });
const sheets = files.filter((file) => file.endsWith('.css'));
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('stylesheets change at the breakpoints of the spec, and at all of them', () => {
  const used = new Map<string, string>();
  for (const file of sheets) {
    for (const [, width = ''] of textOf(file).matchAll(/@media[^{]*\bwidth\s*[<>]=?\s*(\d+)px/g)) {
      used.set(width, file);
    }
  }
  const strange = [...used].filter(([width]) => !BREAKPOINTS.has(width));
  expect(strange).toEqual([]);
  expect(new Set(used.keys())).toEqual(BREAKPOINTS);
});

test('windows come in 50 ms and go in 500 (SPEC §9 "Modal defaults"), whatever they are', () => {
  const theme = textOf('ui/theme.css');
  expect(theme).toContain('--modal-enter: 50ms;');
  expect(theme).toContain('--modal-exit: 500ms;');
  for (const file of WINDOWS) {
    const sheet = textOf(file);
    expect({ file, times: sheet.match(/\b\d+m?s ease/g) }).toEqual({ file, times: null });
    expect(sheet).toContain('var(--modal-enter)');
  }
});
