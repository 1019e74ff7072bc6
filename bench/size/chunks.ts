import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** An entry of the manifest that a build writes. */
interface Built {
  file: string;
  /** What its chunk is called. */
  name?: string;
  imports?: readonly string[];
}

/** What a build has written: its folder and the manifest in it. */
export interface Build {
  folder: string;
  manifest: Readonly<Record<string, Built>>;
}

/** Reads what was built into a folder. */
export function buildIn(folder: string): Build {
  const manifest = readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8');
  return { folder, manifest: JSON.parse(manifest) as Build['manifest'] };
}

/**
 * The scripts that a chunk needs, itself among them; it is found by the module that it begins in, or by its name. Throws
 * where there is none.
 */
export function scriptsOf({ manifest }: Build, chunk: RegExp): string[] {
  const [entry] =
    Object.entries(manifest).find(
      ([module, { name }]) => chunk.test(name ?? module) || chunk.test(module),
    ) ?? [];
  if (entry === undefined) throw new Error(`there is no chunk ${String(chunk)}`);
  const names = new Set([entry]);
  for (const name of names) {
    for (const each of manifest[name]?.imports ?? []) names.add(each);
  }
  return [...names].flatMap((name) => manifest[name]?.file ?? []);
}

/** How many bytes a script has, and how many of them travel: compressed by itself, as the server does. */
export function weightOf({ folder }: Build, file: string): { bytes: number; brotli: number } {
  const script = readFileSync(path.join(folder, file));
  return { bytes: script.length, brotli: brotliCompressSync(script).length };
}

/** How many bytes of these scripts travel. */
export function brotliBytes(page: Build, files: Iterable<string>): number {
  let total = 0;
  for (const file of files) total += weightOf(page, file).brotli;
  return total;
}

/** Every script that was built, with its bytes as they are. */
export function allScripts({ folder, manifest }: Build): { file: string; bytes: number }[] {
  const files = new Set(Object.values(manifest).map(({ file }) => file));
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, bytes: readFileSync(path.join(folder, file)).length }));
}
