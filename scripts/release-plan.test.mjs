import { expect, test } from 'vitest';
import {
  checkRepository,
  nextVersion,
  parseArguments,
  releaseChangelog,
  releaseLock,
  releasePackage,
} from './release-plan.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

test('a release is a patch, a minor or a major one, and may be tried out', () => {
  expect(parseArguments(['patch'])).toEqual({ step: 'patch', isDryRun: false });
  expect(parseArguments(['--dry-run', 'major'])).toEqual({ step: 'major', isDryRun: true });
  for (const wrong of [[], ['huge'], ['1.2.3'], ['patch', 'minor'], ['patch', '--force']]) {
    expect(() => parseArguments(wrong)).toThrow('Usage: npm run release');
  }
});

test.each([
  ['patch', '1.4.3'],
  ['minor', '1.5.0'],
  ['major', '2.0.0'],
])('after 1.4.2 a %s release is %s', (step, expected) => {
  expect(nextVersion('1.4.2', step)).toBe(expected);
});

test('what is no version has none after it', () => {
  expect(() => nextVersion('1.4', 'patch')).toThrow('1.4 is no version');
});

test('a release is made on main, of what is committed, and once', () => {
  const clean = { branch: 'main', changes: [], hasTag: false, version: '1.4.3' };
  expect(() => checkRepository(clean)).not.toThrow();
  expect(() => checkRepository({ ...clean, branch: 'slip' })).toThrow('this is slip');
  expect(() => checkRepository({ ...clean, changes: [' M a.ts'] })).toThrow(' M a.ts');
  expect(() => checkRepository({ ...clean, hasTag: true })).toThrow('v1.4.3 already');
});

test('what was unreleased stands under the new version and its date, above older versions', () => {
  const before =
    '# Changelog\n\nWords.\n\n## Unreleased\n\n- New.\n\n## 1.4.2 (2026-01-02)\n\n- Old.\n';
  expect(releaseChangelog(before, '1.4.3', '2026-02-03')).toBe(
    '# Changelog\n\nWords.\n\n## Unreleased\n\n## 1.4.3 (2026-02-03)\n\n- New.\n\n## 1.4.2 (2026-01-02)\n\n- Old.\n',
  );
});

test('the first release has no older version below it', () => {
  expect(releaseChangelog('## Unreleased\n\n### Added\n\n- New.\n', '0.1.0', '2026-02-03')).toBe(
    '## Unreleased\n\n## 0.1.0 (2026-02-03)\n\n### Added\n\n- New.\n',
  );
});

test('without anything unreleased there is no release', () => {
  expect(() =>
    releaseChangelog('## Unreleased\n\n### Added\n\n## 1.0.0\n\n- Old.\n', '1', '2'),
  ).toThrow('says nothing');
  expect(() => releaseChangelog('# Changelog\n', '1', '2')).toThrow('no heading');
});

test('a package gets the version, and so does what it wants of ours; nothing else changes', () => {
  const before = {
    name: '@a/server',
    version: '1.0.0',
    dependencies: { '@a/wire': '1.0.0', zod: '1.0.0' },
    devDependencies: { '@a/testkit': '1.0.0' },
    engines: { node: '>=20' },
  };
  expect(releasePackage(json(before), '1.1.0', ['@a/wire', '@a/testkit'])).toBe(
    json({
      ...before,
      version: '1.1.0',
      dependencies: { '@a/wire': '1.1.0', zod: '1.0.0' },
      devDependencies: { '@a/testkit': '1.1.0' },
    }),
  );
});

test('the lock file gets the version at its root and at each workspace', () => {
  const lock = (version) =>
    json({
      name: 'a',
      version,
      lockfileVersion: 3,
      packages: {
        '': { name: 'a', version, workspaces: ['wire', 'server'] },
        'node_modules/@a/wire': { resolved: 'wire', link: true },
        'node_modules/zod': { version: '1.0.0' },
        server: { name: '@a/server', version, dependencies: { '@a/wire': version } },
        wire: { name: '@a/wire', version },
      },
    });
  const ours = { workspaces: ['@a/wire', '@a/server'], folders: ['wire', 'server'] };
  expect(releaseLock(lock('1.0.0'), '1.1.0', ours)).toBe(lock('1.1.0'));
});
