import { mkdir, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { needChromium } from './browser.mjs';
import { buildIfNeeded } from './parts.mjs';
import { checkNode, endWhenAsked, installIfNeeded, root, runPackage } from './yard.mjs';

/**
 * `npm run screens`: opens every route in each way, goes through the states of slip and match page, and lays the pictures
 * side by side in docs/screens.
 */
const THUMB = { phone: 260, slip: 344, other: 520 }; // CSS pixels
const ACROSS = { phone: 8, slip: 6, other: 4 };
/** The journeys that take pictures. */
const JOURNEYS = [
  'routes',
  '/slip',
  'live-bet',
  'quick-deposit',
  '/bonuses',
  '/match',
  'stream',
  'outright-statistics',
  'odds-tick',
];
const GAP = 12;
/** Milliseconds one way of opening every route may take: a busy machine is to come to its end too. */
const MOST = 900_000;
const GROUND = '#d8dcda';

checkNode();
endWhenAsked();
await installIfNeeded();
const pictures = join(root, 'test-results/screens');
await rm(pictures, { recursive: true, force: true });
process.env.CHROMIUM_PATH = await needChromium();
process.env.SCREENS = pictures;
await buildIfNeeded();
process.exitCode = await runPackage('@playwright/test/cli.js', [
  'test',
  ...JOURNEYS,
  '--timeout',
  String(MOST),
]);
await mkdir(join(root, 'docs/screens'), { recursive: true });
const sharp = createRequire(join(root, 'server/package.json'))('sharp');
for (const view of await viewsOf(pictures)) await layOut(view);

/** The ways of which there are pictures. */
async function viewsOf(folder) {
  const views = await readdir(folder).catch(() => []);
  if (views.length === 0) console.error('There are no pictures: no page could be opened.');
  return views;
}

/** One sheet: the pictures of a view in rows, each as wide as a thumb. */
async function layOut(view) {
  const kind = Object.keys(THUMB).find((each) => view.startsWith(each)) ?? 'other';
  const [width, across] = [THUMB[kind], ACROSS[kind]];
  const folder = join(pictures, view);
  const files = (await readdir(folder)).sort();
  const thumbs = await Promise.all(
    files.map((file) =>
      sharp(join(folder, file)).resize({ width }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  const height = Math.max(...thumbs.map(({ info }) => info.height));
  const rows = Math.ceil(thumbs.length / across);
  const at = (index) => ({
    left: GAP + (index % across) * (width + GAP),
    top: GAP + Math.floor(index / across) * (height + GAP),
  });
  await sharp({
    create: {
      width: GAP + across * (width + GAP),
      height: GAP + rows * (height + GAP),
      channels: 3,
      background: GROUND,
    },
  })
    .composite(thumbs.map(({ data }, index) => ({ input: data, ...at(index) })))
    .webp({ quality: 70 })
    .toFile(join(root, 'docs/screens', `${view}.webp`));
}
