import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CannotRelease,
  checkRepository,
  nextVersion,
  parseArguments,
  releaseChangelog,
  releaseLock,
  releasePackage,
} from './release-plan.mjs';
import { checkNode, fail, root } from './yard.mjs';

/**
 * `npm run release -- patch|minor|major`: dates the unreleased part of the changelog, sets the version in every package,
 * commits and tags. Nothing is pushed. With `--dry-run` it says what it would do and changes nothing.
 */
checkNode();
try {
  release(parseArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof CannotRelease)) throw error;
  fail(error.message);
}

function release({ step, isDryRun }) {
  const { version: current, workspaces: folders } = JSON.parse(read('package.json'));
  const version = nextVersion(current, step);
  checkRepository({ ...repository(version), version });
  const files = changedFiles(version, folders);
  console.log(`${current} → ${version}: ${files.map(({ path }) => path).join(', ')}`);
  if (isDryRun) return;
  for (const { path, text } of files) writeFileSync(join(root, path), text);
  git('add', '--', ...files.map(({ path }) => path));
  git('commit', '--quiet', '--message', `release: ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Touchline ${version}`);
  console.log(`Committed and tagged. Publish it with: git push --follow-tags`);
}

function repository(version) {
  return {
    branch: git('branch', '--show-current').trim() || 'no branch',
    changes: git('status', '--porcelain').split('\n').filter(Boolean),
    hasTag: git('tag', '--list', `v${version}`).trim() !== '',
  };
}

/** Every file that a release changes, with its text from then on. */
function changedFiles(version, folders) {
  const today = new Date().toISOString().slice(0, 10);
  const manifests = folders.map((folder) => `${folder}/package.json`);
  const workspaces = manifests.map((path) => JSON.parse(read(path)).name);
  return [
    { path: 'CHANGELOG.md', text: releaseChangelog(read('CHANGELOG.md'), version, today) },
    ...['package.json', ...manifests].map((path) => ({
      path,
      text: releasePackage(read(path), version, workspaces),
    })),
    {
      path: 'package-lock.json',
      text: releaseLock(read('package-lock.json'), version, { workspaces, folders }),
    },
  ];
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

/** Runs git in the project's folder and returns what it says. Throws with git's own words. */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new CannotRelease(`git ${args[0]} failed: ${error.stderr || error.message}`);
  }
}
