import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const SOURCE = join(process.cwd(), 'domain/src');
const EVERYTHING = 'virtual:everything';
const EXPORTED = /^export (?:const|function) (\w+)/gm;

/** Never for a browser: score models, and tests. */
const NOT_RULES = /^pricing\/|testing\/|\.test\.ts$/;

/**
 * What only a server runs: it books and settles, values cash-outs and decides whether to take a bet. A
 * page learns its currencies from `/settings`.
 */
const SERVER_ONLY =
  /^(ledger|settlement)\/|^known-currencies|^bets\/(cash-out|check-placement|liability|live-delay|municipality|odds-risk)/;

/** What rules weigh, minified and compressed, in bytes. */
export interface Weights {
  /** All that a page could ever use. A page takes less, since it leaves out what it does not. */
  browser: number;
  /** All of `domain` but pricing. */
  all: number;
}

/** Weighs the rules. */
export async function weigh(): Promise<Weights> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !NOT_RULES.test(file),
  );
  const browser = await bytesOf(files.filter((file) => !SERVER_ONLY.test(file)));
  return { browser, all: await bytesOf(files) };
}

async function bytesOf(files: readonly string[]): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [everything(files)],
    build: {
      write: false,
      target: 'es2023',
      rollupOptions: { input: EVERYTHING },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const code = output.map((each) => (each.type === 'chunk' ? each.code : '')).join('');
  return brotliCompressSync(code).length;
}

/** A module that uses all that the others export, so that nothing is left out and names can be made short. */
function everything(files: readonly string[]) {
  const imports = files.map((file, index) => {
    const path = join(SOURCE, file);
    const names = [...readFileSync(path, 'utf8').matchAll(EXPORTED)].map(([, name]) => name);
    const aliases = names.map((name, at) => `${name} as used${index}x${at}`);
    return { aliases, from: path };
  });
  const text = [
    ...imports.map(
      ({ aliases, from }) => `import { ${aliases.join()} } from ${JSON.stringify(from)};`,
    ),
    `globalThis.used = [${imports.flatMap(({ aliases }) => aliases.map((each) => each.split(' as ')[1])).join()}];`,
  ];
  return {
    name: 'everything',
    resolveId: (id: string) => (id === EVERYTHING ? id : null),
    load: (id: string) => (id === EVERYTHING ? text.join('\n') : null),
  };
}
