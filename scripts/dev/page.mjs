import { ModuleRunner, ESModulesEvaluator } from 'vite/module-runner';
import { VITE_BASE } from './front.mjs';

/**
 * The pages as a server of the day's work draws them: of Vite's modules, which it asks for by the channel to its parent.
 * Stands in place of the bundle (server/src/http/pages.ts). What has changed is taken in with the next page.
 */
const ENTRY = '/src/entry-server.tsx';

const runner = new ModuleRunner(
  {
    hmr: false,
    transport: {
      connect: ({ onMessage }) => {
        process.on('message', ({ vite }) => {
          if (vite?.type === 'update' || vite?.type === 'full-reload') hasChanged = true;
          else if (vite) onMessage(vite);
        });
      },
      send: (data) => {
        process.send?.({ vite: data });
      },
    },
  },
  new ESModulesEvaluator(),
);

let hasChanged = false;
let loading;

function entry() {
  if (hasChanged) {
    hasChanged = false;
    loading = undefined;
    runner.clearCache();
  }
  return (loading ??= runner.import(ENTRY));
}

const first = await entry();

export const iconSprite = () => first.iconSprite();
export const render = async (request) => (await entry()).render(request);
export const wordCheck = async () => (await entry()).wordCheck();

/** Modules as they are written: Vite's client first, then what lets components be replaced, then the page. */
export const pageAssets = () => ({
  scripts: ['@vite/client', '@id/@vitejs/plugin-react/preamble', 'src/entry-client.tsx'].map(
    address,
  ),
  early: [address('src/entry-early.ts')],
  styles: [address('@styles.css')],
  preload: [],
});

/** What is being written comes as files, so that it can be replaced. */
export const inlineScripts = () => [];

function address(file) {
  return VITE_BASE + file;
}
