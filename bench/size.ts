import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { allScripts, brotliBytes, buildIn, scriptsOf, type Build, weightOf } from './size/chunks';

/**
 * What the script of the live page weighs until it is usable: odds that tick and a slip that takes them. It is built
 * here, and so is a page of nothing but React and React Router, by the same bundler with the same settings.
 */
const GOAL_BYTES = 120_000;
/** No part that is fetched later may weigh more, as it is. */
const MOST_LAZY_BYTES = 250_000;

/** What a reader of the live page fetches, in the order in which it is needed, by the chunk, or the module that it begins in. */
const STEPS = {
  first: /^src\/entry-client\.tsx$/,
  early: /^src\/entry-early\.ts$/,
  words: /^src\/i18n\/messages\/en\.ts$/,
  slip: /^slip$/,
  connection: /^connection$/,
} as const;

/** What it fetches at once after that, though neither odds nor slip need it. */
const AFTERWARDS = {
  further: /^further$/,
  rest_of_words: /^src\/i18n\/messages\/rest\/en\.ts$/,
} as const;

const root = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'size-'));
try {
  report(await ours(), await empty());
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function ours(): Promise<Build> {
  const web = path.join(root, 'web');
  const outDir = path.join(folder, 'ours');
  return built(outDir, { root: web, configFile: path.join(web, 'vite.config.ts') });
}

async function empty(): Promise<Build> {
  const peer = path.join(root, 'bench', 'peers', 'empty');
  return built(path.join(folder, 'empty'), {
    root: peer,
    configFile: false,
    build: {
      target: 'baseline-widely-available',
      manifest: true,
      rollupOptions: { input: path.join(peer, 'main.tsx') },
    },
  });
}

async function built(outDir: string, config: InlineConfig): Promise<Build> {
  await build({
    ...config,
    logLevel: 'error',
    build: { ...config.build, outDir, emptyOutDir: true, reportCompressedSize: false },
  });
  return buildIn(outDir);
}

function report(page: Build, peer: Build): void {
  const known = new Set<string>();
  const take = (steps: Readonly<Record<string, RegExp>>): Weight[] =>
    Object.entries(steps).flatMap(([step, module]) => {
      const more = scriptsOf(page, module).filter((file) => !known.has(file));
      for (const file of more) known.add(file);
      return more.map((file) => ({ step, file, ...weightOf(page, file) }));
    });
  const needed = take(STEPS);
  const total = sumOf(needed);
  const bare = brotliBytes(peer, scriptsOf(peer, /^main\.tsx$/));
  const lazy = allScripts(page).filter(({ file }) => !known.has(file));
  const largest = Math.max(...lazy.map(({ bytes }) => bytes));
  const after = take(AFTERWARDS);
  for (const each of [...needed, ...after]) console.log(rowOf(each));
  const figures = {
    live_page_bytes: total,
    ...bytesByStep(needed),
    empty_page_bytes: bare,
    afterwards_bytes: sumOf(after),
    largest_lazy_bytes: largest,
  };
  const ratio = Number((total / bare).toFixed(3));
  const goal = Number((GOAL_BYTES / bare).toFixed(3));
  const ok = total <= GOAL_BYTES && largest <= MOST_LAZY_BYTES;
  console.log(JSON.stringify({ bench: 'size', ...figures, ratio, goal, ok }));
  process.exitCode = ok ? 0 : 1;
}

/** What one script weighs, and what it is needed for. */
interface Weight {
  step: string;
  file: string;
  bytes: number;
  brotli: number;
}

function sumOf(weights: readonly Weight[]): number {
  return weights.reduce((total, { brotli }) => total + brotli, 0);
}

function bytesByStep(weights: readonly Weight[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { step, brotli } of weights) {
    sums[`${step}_bytes`] = (sums[`${step}_bytes`] ?? 0) + brotli;
  }
  return sums;
}

/** A line of the table: the step, the script without the hash of its name, its bytes and those that travel. */
function rowOf({ step, file, bytes, brotli }: Weight): string {
  const name = path.basename(file).replace(/-[\w-]{8}\.js$/, '');
  const columns = [String(bytes).padStart(8), String(brotli).padStart(8)];
  return `${step.padEnd(12)}${name.padEnd(24)}${columns.join('')}`;
}
