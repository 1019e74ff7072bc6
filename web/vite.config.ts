import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import compile from 'icu-minify/compile';
import { defineConfig, transformWithOxc, type Plugin } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const NODE_MODULES = /\/node_modules\//;
/**
 * What renders with a click and not with a tick. Remembering what it rendered would save nothing there,
 * and costs a tenth of the script.
 */
const SELDOM_RENDERED = /\/src\/(routes\/(?!match)|features\/(shell|session|wallet)\/|ui\/)/;

/**
 * Builds the browser's script into `dist/client`, and with `--ssr src/entry-server.tsx` the bundle the
 * server renders with into `dist/server`. Addresses inside are relative: the base path is known when
 * the server starts. A page is rendered once on the server, so nothing is memoised there.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: folder('.'),
  base: './',
  plugins: [
    compiledMessages(),
    react({
      compiler: !isSsrBuild,
      exclude: [NODE_MODULES, SELDOM_RENDERED],
      refreshExclude: NODE_MODULES,
    }),
  ],
  resolve: {
    alias: {
      'use-intl/format-message': fileURLToPath(
        import.meta.resolve('use-intl/format-message/format-only'),
      ),
    },
  },
  // Everything goes into the bundle, so that React's is the production build whatever NODE_ENV says.
  ssr: { noExternal: true },
  define: {
    ICONS_VERSION: JSON.stringify(iconsVersion()),
    RELEASE: JSON.stringify(release()),
    ...(isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {}),
  },
  build: {
    target: 'baseline-widely-available',
    outDir: folder(isSsrBuild ? 'dist/server' : 'dist/client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    sourcemap: false,
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? {}
      : { input: [folder('src/entry-client.tsx'), folder('src/entry-early.ts')] },
  },
}));

/** What reports of errors call this version of the page. */
function release(): string {
  const { version } = JSON.parse(readFileSync(folder('package.json'), 'utf8')) as {
    version: string;
  };
  return `touchline@${version}`;
}

/** What the sprite is made of. */
const ICON_SOURCES = [
  'icon-sprite',
  'sport-drawings',
  'sport-drawings-more',
  'interface-drawings',
  'crest-drawings',
];

/** Changes with any of our drawings: pages name it in the address of the sprite, which is kept for good. */
function iconsVersion(): string {
  const hash = createHash('sha256');
  for (const name of ICON_SOURCES) {
    hash.update(readFileSync(folder(`src/ui/${name}.ts`)));
  }
  return hash.digest('hex').slice(0, 8);
}

/** A catalogue's file: words only, by locale and part. */
const CATALOGUE = /\/i18n\/messages\/[\w-]+\/[\w-]+\.ts$/;

/**
 * Compiles the ICU messages of the catalogues while building, so that the browser carries no parser.
 * A message that does not parse fails the build.
 */
function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    async transform(code, id) {
      const [path = ''] = id.split('?');
      if (!CATALOGUE.test(path)) return null;
      const { code: script } = await transformWithOxc(code, path);
      const address = `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`;
      const parts = (await import(address)) as Record<string, unknown>;
      const lines = Object.entries(parts).map(
        ([name, words]) => `export const ${name} = ${JSON.stringify(compiled(words))};`,
      );
      return { code: lines.join('\n'), map: null, moduleType: 'js' };
    },
  };
}

function compiled(words: unknown): unknown {
  if (typeof words === 'string') return compile(words);
  const entries = Object.entries(words as Record<string, unknown>);
  return Object.fromEntries(entries.map(([key, value]) => [key, compiled(value)]));
}
