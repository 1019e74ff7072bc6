import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginningOf, lockFolder } from './lock';

let folder: string;
const file = () => join(folder, 'owner.json');

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'touchline-lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder is taken once, and free again when given back', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  unlock();
  lockFolder(folder)();
});

test('the refusal names the folder', () => {
  lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(folder);
});

test('a dead process holds nothing', () => {
  writeFileSync(file(), JSON.stringify({ pid: 2 ** 22 + 1, began: 'long ago' }));
  lockFolder(folder);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid });
});

test('a process that has the number of a dead holder holds nothing', () => {
  writeFileSync(file(), JSON.stringify({ pid: process.ppid, began: 'another time' }));
  expect(() => lockFolder(folder)).not.toThrow();
});

test('a living process with its own beginning holds the folder', () => {
  writeFileSync(file(), JSON.stringify({ pid: process.ppid, began: beginningOf(process.ppid) }));
  expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}`);
});

test('a lock file cut short by a power cut holds nothing', () => {
  writeFileSync(file(), '{"pid":');
  expect(() => lockFolder(folder)).not.toThrow();
});

test('a lock that somebody took over is not given back by its former holder', () => {
  const unlock = lockFolder(folder);
  writeFileSync(file(), JSON.stringify({ pid: process.ppid, began: beginningOf(process.ppid) }));
  unlock();
  expect(readFileSync(file(), 'utf8')).toContain(String(process.ppid));
});
