import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';

/** A running owner process: what it has said so far, a wait for its next words, and a SIGKILL that waits for its end. */
export type Owner = {
  pid: number;
  lines: string[];
  said: (start: string) => Promise<string>;
  kill: () => Promise<void>;
};

const here = import.meta.dirname;

/**
 * Bundles `owner.ts`, since Node before 22 cannot run TypeScript. It lands inside the project, from where it finds
 * its packages. Returns the script's path and how to remove it.
 */
export async function buildOwner(): Promise<{ script: string; remove: () => void }> {
  const outDir = mkdtempSync(join(here, '../../../../node_modules/.owner-'));
  chmodSync(outDir, 0o755);
  await build({
    configFile: false,
    logLevel: 'error',
    root: here,
    build: {
      ssr: join(here, 'owner.ts'),
      outDir,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'owner.mjs' } },
    },
  });
  return {
    script: join(outDir, 'owner.mjs'),
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}

/** Starts an owner on `dir`, as another user if asked. */
export function runOwner(
  script: string,
  dir: string,
  account: { uid?: number; gid?: number } = {},
): Owner {
  const child = spawn(process.execPath, [script, dir], {
    ...account,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return {
    pid: child.pid ?? 0,
    lines,
    said: (start) => waitForLine(child, reader, lines, start),
    kill,
  };
}

function waitForLine(
  child: ChildProcess,
  reader: NodeJS.EventEmitter,
  lines: string[],
  start: string,
): Promise<string> {
  return new Promise((done, failed) => {
    const look = () => {
      const found = lines.find((line) => line.startsWith(start));
      if (found !== undefined) done(found);
    };
    reader.on('line', look);
    child.once('close', () =>
      failed(new Error(`the owner ended without saying "${start}": ${lines.join(' | ')}`)),
    );
    look();
  });
}
