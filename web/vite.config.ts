import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import compile from 'icu-minify/compile';
import sharp from 'sharp';
import { defineConfig, transformWithOxc, type Plugin } from 'vite';
import { chunkOf, firstLoadWithin } from './lean/chunks';
import { leanPackages } from './lean/lean-packages';
import { streamBuild, streamChunk } from './lean/stream-build';
import { workerAlone } from './lean/worker-alone';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const productionRouter = (file: string) =>
  fileURLToPath(new URL(`../production/${file}`, import.meta.resolve('react-router')));

const NODE_MODULES = /\/node_modules\//;
/**
 * What does not render with a tick of the lists. Remembering what it rendered would save nothing there, and costs a
 * tenth of the script; the slip, which ticks too, has a handful of rows.
 */
const SELDOM_RENDERED =
  /\/src\/(?!routes\/(?:places\/)?match|features\/(?:match|markets)\/|live\/)/;

/**
 * Builds the browser's script into `dist/client`, and with `--ssr src/entry-server.tsx` the bundle the
 * server renders with into `dist/server`. Addresses inside are relative: the base path is known when
 * the server starts. A page is rendered once on the server, so nothing is memoised there. `npm run dev` serves both from
 * the sources instead.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: folder('.'),
  base: './',
  plugins: [
    compiledMessages(),
    ...(isSsrBuild ? [] : [flagFiles()]),
    // While somebody works on it, what it weighs does not matter: packages are taken as they are.
    ...(command === 'build' ? [iconsByPath()] : []),
    ...(command === 'build' && !isSsrBuild
      ? [leanPackages(), streamBuild(), firstLoadWithin(), workerAlone()]
      : []),
    react({
      compiler: command === 'build' && !isSsrBuild,
      // What is left out could not be replaced in an open page.
      exclude: command === 'build' ? [NODE_MODULES, SELDOM_RENDERED] : NODE_MODULES,
      refreshExclude: NODE_MODULES,
    }),
  ],
  resolve: {
    alias: [
      {
        find: 'use-intl/format-message',
        replacement: fileURLToPath(import.meta.resolve('use-intl/format-message/format-only')),
      },
      // What the package names for every bundler is its build with warnings for those who write pages.
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: productionRouter('index.mjs') },
            { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
          ]
        : []),
    ],
  },
  // Everything goes into the bundle, so that React's is the production build whatever NODE_ENV says.
  // Without a build nothing does but what an alias stands in.
  ssr: { noExternal: command === 'build' ? true : ['use-intl'] },
  define: {
    ICONS_VERSION: JSON.stringify(iconsVersion()),
    FLAGS_FOLDER: JSON.stringify(flagsFolder()),
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
      : {
          input: [
            folder('src/entry-client.tsx'),
            folder('src/entry-early.ts'),
            folder('src/worker/main.ts'),
          ],
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: (id, modules) => streamChunk(id) ?? chunkOf(id, modules) }],
            },
          },
        },
  },
}));

/**
 * Imports each icon from its own file: the package's first one imports them all, and so says nothing of which page shows
 * which, and every page would load those of all others.
 */
function iconsByPath(): Plugin {
  return {
    name: 'icons-by-path',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/src\/.*\.tsx$/.test(id.split('?')[0] ?? '')) return null;
      return { code: code.replace(ICONS, (_all, names: string) => iconImports(names)), map: null };
    },
  };
}

const ICONS = /^import \{([^}]*)\} from 'lucide-react';$/gm;

function iconImports(names: string): string {
  const icons = names.split(',').flatMap((each) => {
    const [name = '', local = name] = each.trim().split(' as ');
    return name === '' || name.startsWith('type ') ? [] : [{ name, local }];
  });
  return icons
    .map(({ name, local }) => `import ${local} from 'lucide-react/icons/${iconFile(name)}';`)
    .join(' ');
}

/** `Gamepad2` is drawn in `gamepad-2`. */
function iconFile(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase();
}

/** What reports of errors call this version of the page. */
function release(): string {
  const { version } = JSON.parse(readFileSync(folder('package.json'), 'utf8')) as {
    version: string;
  };
  return `touchline@${version}`;
}

/** What the sprite is made of. */
const ICON_SOURCES = [
  'src/ui/icon-sprite.ts',
  'src/ui/sport-drawings.ts',
  'src/ui/sport-drawings-more.ts',
  'src/ui/interface-drawings.ts',
  '../domain/src/crest-drawings.ts',
];

/** Changes with any of our drawings: pages name it in the address of the sprite, which is kept for good. */
function iconsVersion(): string {
  const hash = createHash('sha256');
  for (const name of ICON_SOURCES) {
    hash.update(readFileSync(folder(name)));
  }
  return hash.digest('hex').slice(0, 8);
}

/** Where the package with the drawings of the flags is. */
const FLAGS = new URL('.', import.meta.resolve('country-flag-icons'));

/** The folder of the flags in the build: another one for each version of the package, as its files are kept for good. */
function flagsFolder(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', FLAGS), 'utf8')) as {
    version: string;
  };
  return `assets/flags/${version}`;
}

const FLAG_ADDRESS = /\/assets\/flags\/[^/]+\/([\w-]+)\.webp$/;

/** The size of a large flag on the sharpest screens; a browser makes smaller ones of it. */
const FLAG_PIXELS = { width: 126, height: 84 };

/**
 * Puts the flags into the build, each in a file of its own, and their licence beside them. They are painted here: a
 * browser makes a document of its own of each drawing, which takes a phone as long as the script of half a page.
 */
function flagFiles(): Plugin {
  return {
    name: 'flag-files',
    // Without a build each is painted when it is asked for.
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, name] = FLAG_ADDRESS.exec(request.url ?? '') ?? [];
        const drawing = new URL(`3x2/${name}.svg`, FLAGS);
        if (name === undefined || !existsSync(drawing)) return next();
        response.setHeader('content-type', 'image/webp');
        paintedFlag(drawing).then((picture) => response.end(picture), next);
      });
    },
    async generateBundle() {
      const emit = (name: string, source: Uint8Array) =>
        this.emitFile({ type: 'asset', fileName: `${flagsFolder()}/${name}`, source });
      emit('LICENSE.txt', readFileSync(new URL('LICENSE', FLAGS)));
      const drawings = readdirSync(new URL('3x2/', FLAGS)).filter((each) => each.endsWith('.svg'));
      await Promise.all(
        drawings.map(async (name) => {
          emit(name.replace('.svg', '.webp'), await paintedFlag(new URL(`3x2/${name}`, FLAGS)));
        }),
      );
    },
  };
}

function paintedFlag(drawing: URL): Promise<Uint8Array> {
  return sharp(fileURLToPath(drawing), { density: 300 })
    .resize({ ...FLAG_PIXELS, fit: 'fill' })
    .webp({ quality: 90 })
    .toBuffer();
}

/** A catalogue's file: words only, by locale and part. */
const CATALOGUE = /\/i18n\/messages\/(?!rest\/)[\w-]+\/[\w-]+\.ts$/;

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
