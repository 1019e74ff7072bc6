import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DevEnvironment, build, createServer } from 'vite';
import { root } from '../yard.mjs';
import { VITE_BASE } from './front.mjs';
import { PLACES } from './places.mjs';

const web = join(root, 'web');

/** Vite's server of the page's modules, for browsers behind `fronts` and for servers on the other end of `channel`. */
export function createWeb({ fronts, channel, hosts }) {
  return createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    base: VITE_BASE,
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    plugins: [sheetOfPages()],
    server: { middlewareMode: true, hmr: { server: fronts[0] }, allowedHosts: hosts },
    environments: {
      ssr: {
        dev: {
          createEnvironment: (name, config) =>
            new DevEnvironment(name, config, { hot: true, transport: channel }),
        },
      },
    },
  });
}

/**
 * Pages are seen before their script runs, which brings the styles here. So all sheets that the server has come across
 * are in one; it goes with the first change of a sheet, which the script takes in.
 */
function sheetOfPages() {
  return {
    name: 'sheet-of-pages',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        if (!request.url.startsWith(`${VITE_BASE}@styles.css`)) return next();
        void sheetsOf(vite).then((text) => {
          response.writeHead(200, { 'content-type': 'text/css', 'cache-control': 'no-store' });
          response.end(text);
        }, next);
      });
    },
  };
}

async function sheetsOf({ environments: { client, ssr } }) {
  const sheets = [...ssr.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith('.css'));
  const found = await Promise.all(
    ['/src/ui/base.css', ...sheets].map((id) => client.transformRequest(`${id}?direct`)),
  );
  return found.map(({ code }) => code).join('\n');
}

/** What a server looks for beside the page: the service worker as it is built, and a page that comes from Vite. */
export async function layPages() {
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: PLACES.client,
      emptyOutDir: false,
      manifest: true,
      rollupOptions: {
        input: join(web, 'src/worker/main.ts'),
        output: { entryFileNames: 'assets/worker.js' },
      },
    },
  });
  mkdirSync(PLACES.pages, { recursive: true });
  const page = new URL('page.mjs', import.meta.url).href;
  writeFileSync(join(PLACES.pages, 'entry-server.js'), `export * from ${JSON.stringify(page)};\n`);
}
