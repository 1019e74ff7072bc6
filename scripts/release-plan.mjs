/** What a release changes, as pure functions over the texts of files. */

const STEPS = ['major', 'minor', 'patch'];
const UNRELEASED = '## Unreleased';

/** Why there is no release; the message is for the person who asked for one. */
export class CannotRelease extends Error {}

/** Reads `patch|minor|major [--dry-run]`. Throws `CannotRelease` with how it is used. */
export function parseArguments(args) {
  const words = args.filter((each) => each !== '--dry-run');
  if (words.length !== 1 || !STEPS.includes(words[0])) {
    throw new CannotRelease('Usage: npm run release -- patch|minor|major [--dry-run]');
  }
  return { step: words[0], isDryRun: words.length < args.length };
}

/** The version after `version` (such as `1.4.2`): the number of the step grows, those behind it begin again. */
export function nextVersion(version, step) {
  const numbers = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (!numbers) throw new CannotRelease(`${version} is no version such as 1.4.2`);
  const place = STEPS.indexOf(step);
  return numbers
    .map((number, at) => (at < place ? number : at === place ? number + 1 : 0))
    .join('.');
}

/** Refuses what would release something else than what everybody can see on main. */
export function checkRepository({ branch, changes, hasTag, version }) {
  if (branch !== 'main')
    throw new CannotRelease(`Releases are made on main, and this is ${branch}.`);
  if (changes.length > 0) {
    throw new CannotRelease(`Commit or remove first:\n${changes.join('\n')}`);
  }
  if (hasTag) throw new CannotRelease(`There is a tag v${version} already.`);
}

/** The changelog with its unreleased part under the new version; `date` is a day such as `2026-11-26`. */
export function releaseChangelog(text, version, date) {
  const lines = text.split('\n');
  const start = lines.indexOf(UNRELEASED);
  if (start < 0) throw new CannotRelease(`CHANGELOG.md has no heading "${UNRELEASED}".`);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('## '));
  const unreleased = end < 0 ? rest : rest.slice(0, end);
  if (unreleased.every((line) => line === '' || line.startsWith('#'))) {
    throw new CannotRelease('CHANGELOG.md says nothing under "Unreleased".');
  }
  return [...lines.slice(0, start + 1), '', `## ${version} (${date})`, ...rest].join('\n');
}

/** The text of a package.json with the new version, also where it depends on our own workspaces. */
export function releasePackage(text, version, workspaces) {
  return written(withVersion(JSON.parse(text), version, workspaces));
}

/** The same for package-lock.json, whose entries of our own are the root and the folders of workspaces. */
export function releaseLock(text, version, { workspaces, folders }) {
  const lock = JSON.parse(text);
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const isOurs = path === '' || folders.includes(path);
    return [path, isOurs ? withVersion(entry, version, workspaces) : entry];
  });
  return written({ ...lock, version, packages: Object.fromEntries(packages) });
}

function withVersion(manifest, version, workspaces) {
  const changed = { ...manifest, version };
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    if (!manifest[kind]) continue;
    changed[kind] = Object.fromEntries(
      Object.entries(manifest[kind]).map(([name, wanted]) => [
        name,
        workspaces.includes(name) ? version : wanted,
      ]),
    );
  }
  return changed;
}

const written = (value) => `${JSON.stringify(value, null, 2)}\n`;
