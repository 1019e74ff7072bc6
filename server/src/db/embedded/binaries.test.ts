import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountFor } from './account';
import { makeLinks, packagedBinaries, usableBinaries } from './binaries';

let home: string;
let native: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'touchline-binaries-'));
  chmodSync(home, 0o711);
  native = join(home, 'package/native');
  cpSync(packagedBinaries(), native, {
    recursive: true,
    filter: (source) => !source.endsWith('.a') && !lstatSync(source).isSymbolicLink(),
  });
  cpSync(join(packagedBinaries(), '../package.json'), join(home, 'package/package.json'));
});

afterAll(() => rmSync(home, { recursive: true }));

test('links that the install script did not make are made', () => {
  expect(existsSync(join(native, 'lib/libpq.so.5'))).toBe(false);
  expect(makeLinks(native)).toBe(true);
  expect(lstatSync(join(native, 'lib/libpq.so.5')).isSymbolicLink()).toBe(true);
  expect(makeLinks(native)).toBe(true);
});

test('binaries that run where they are stay there', () => {
  expect(usableBinaries(native, join(home, 'copies'), accountFor(join(home, 'nothing')))).toBe(
    native,
  );
});

test.skipIf(process.getuid?.() !== 0)(
  'binaries where the account may not go are copied to where it may, once',
  () => {
    chmodSync(join(home, 'package'), 0o700);
    const copies = join(home, 'copies');
    const account = accountFor(join(home, 'nothing'));
    mkdirSync(copies, { recursive: true });
    const copy = usableBinaries(native, copies, account);
    expect(copy.startsWith(copies)).toBe(true);
    const made = lstatSync(copy).ino;
    expect(usableBinaries(native, copies, account)).toBe(copy);
    expect(lstatSync(copy).ino).toBe(made);
  },
);

test('binaries that cannot run here are refused with a way out', () => {
  rmSync(join(home, 'package'), { recursive: true });
  cpSync(join(packagedBinaries(), '../package.json'), join(home, 'broken/package.json'));
  mkdirSync(join(home, 'broken/native'));
  expect(() =>
    usableBinaries(join(home, 'broken/native'), join(home, 'nowhere'), undefined),
  ).toThrow('set DATABASE_URL');
});
