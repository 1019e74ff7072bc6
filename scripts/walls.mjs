import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { root } from './yard.mjs';

/**
 * `npm run walls`: what may import what (.dependency-cruiser.mjs), and whether the picture of the house is as the house
 * is. `npm run picture` draws it anew.
 */
const PACKAGES = [
  'domain',
  'wire',
  'server',
  'web',
  'widgets',
  'testkit',
  'bench',
  'e2e',
  'scripts',
];
const PICTURE = join(root, 'docs', 'HOUSE.md');
const TESTS = '^(bench|e2e|scripts|testkit)/';

const VIEWS = [
  {
    heading: 'Packages',
    includeOnly: '^(domain|wire|server|web|widgets)/',
    collapse: '^[^/]+',
  },
  {
    heading: 'Rooms of the server',
    includeOnly: '^server/src/[^/]+/',
    collapse: '^server/src/[^/]+',
  },
  { heading: 'Rooms of the page', includeOnly: '^web/src/[^/]+/', collapse: '^web/src/[^/]+' },
];

process.chdir(root);
const options = await extractOptions(join(root, '.dependency-cruiser.mjs'));
const { output: house } = await cruise(PACKAGES, options);
const { output: report, exitCode } = await format(house, { outputType: 'err' });
console.log(report);
process.exitCode = exitCode === 0 ? 0 : 1;
const picture = await draw();
if (process.argv.includes('--draw')) {
  writeFileSync(PICTURE, picture);
} else if (readFileSync(PICTURE, 'utf8') !== picture) {
  console.error('docs/HOUSE.md shows another house: npm run picture');
  process.exitCode = 1;
}

async function draw() {
  const drawings = await Promise.all(VIEWS.map(drawView));
  const intro =
    'Who imports whom, as it is; an arrow reads "imports". Drawn by `npm run picture`: do not edit. The rules behind it are in [ARCHITECTURE](ARCHITECTURE.md) and `.dependency-cruiser.mjs`.';
  return `# The house\n\n${intro}\n\n${drawings.join('\n')}`;
}

async function drawView({ heading, includeOnly, collapse }) {
  const formatted = { outputType: 'mermaid', includeOnly, exclude: TESTS, collapse };
  const { output } = await format(house, formatted);
  return `## ${heading}\n\n\`\`\`mermaid\n${inOrder(output.trim())}\n\`\`\`\n`;
}

/** The arrows, which come last, by name: they would follow the order of imports, and change where nothing has. */
function inOrder(drawing) {
  const lines = drawing.split('\n');
  const isArrow = (line) => line.includes('-->');
  return [...lines.filter((line) => !isArrow(line)), ...lines.filter(isArrow).sort()].join('\n');
}
