import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './yard.mjs';

/** A clone as far as a release goes: the manifests, the changelog and the command, committed on main. */
let folder;
const FILES = [
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
  'scripts/release.mjs',
  'scripts/release-plan.mjs',
  'scripts/yard.mjs',
];
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

// Neither the settings nor the hooks of whoever runs the tests.
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};
const git = (...args) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim();
const read = (path) => readFileSync(join(folder, path), 'utf8');
const release = (...args) => {
  const script = join(folder, 'scripts/release.mjs');
  return spawnSync(process.execPath, [script, ...args], { cwd: folder, env, encoding: 'utf8' });
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-release-'));
  mkdirSync(join(folder, 'scripts'));
  for (const path of [...FILES, ...workspaces.map((each) => `${each}/package.json`)]) {
    cpSync(join(root, path), join(folder, path));
  }
  writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n- New.\n');
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'all');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a release is a commit and a tag in which every package has the new version', () => {
  const { version } = JSON.parse(read('package.json'));
  const [major, minor] = version.split('.').map(Number);
  const next = `${major}.${minor + 1}.0`;
  expect(release('minor')).toMatchObject({ status: 0, stderr: '' });
  expect(git('log', '-1', '--format=%s %D')).toBe(`release: ${next} HEAD -> main, tag: v${next}`);
  expect(git('status', '--porcelain')).toBe('');
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`## Unreleased\n\n## ${next} \\(\\d{4}-`));
  for (const path of ['.', ...workspaces]) {
    expect(JSON.parse(read(`${path}/package.json`)).version).toBe(next);
  }
  const ours = Object.entries(JSON.parse(read('package-lock.json')).packages).filter(
    ([path]) => path === '' || workspaces.includes(path),
  );
  expect(ours.map(([, entry]) => entry.version)).toEqual(ours.map(() => next));
  expect(git('show', '--stat', '--format=').split('\n')).toHaveLength(workspaces.length + 4);
});

test('a dry run says what a release would be and changes nothing', () => {
  const before = git('rev-parse', 'HEAD');
  const { status, stdout } = release('patch', '--dry-run');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/→ .*CHANGELOG\.md, package\.json/)]);
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([
    before,
    '',
    '',
  ]);
});

test('what is not committed, or not main, is not released', () => {
  writeFileSync(join(folder, 'a.txt'), '');
  expect(release('patch')).toMatchObject({ status: 1, stderr: expect.stringContaining('a.txt') });
  rmSync(join(folder, 'a.txt'));
  git('switch', '--quiet', '--create', 'slip');
  expect(release('patch')).toMatchObject({ status: 1, stderr: expect.stringContaining('is slip') });
  expect(git('tag')).toBe('');
});
