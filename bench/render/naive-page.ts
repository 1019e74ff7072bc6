import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';

/** Rows as high as ours, so that as many of them are in sight. */
const STYLE = `body { margin: 0 auto; max-width: 880px; font: 13px sans-serif; }
.row { display: grid; grid-template-columns: 1fr 90px 90px 90px; gap: 8px; height: 56px; align-items: center; }
button { height: 40px; font-weight: 650; font-variant-numeric: tabular-nums; }`;

/** Builds the naive page and says how to open it at the origin of a server. */
export async function naivePage(): Promise<
  (page: Page, origin: string, hash: string) => Promise<void>
> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'naive-'));
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      lib: { entry: 'bench/render/naive/page.tsx', formats: ['es'], fileName: 'page' },
    },
  });
  const script = readFileSync(path.join(outDir, 'page.js'), 'utf8');
  rmSync(outDir, { recursive: true });
  const body = `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><body></body>
<script type="module">${script.replaceAll('</script', String.raw`<\/script`)}</script>`;
  return async (page, origin, hash) => {
    // A document of the server's own, or the browser would not let it connect to the server.
    await page.goto('about:blank');
    await page.goto(`${origin}/robots.txt${hash}`);
    await page.setContent(body);
  };
}
