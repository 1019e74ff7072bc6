import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds `hls.js` from its source, with what streams of matches need and no more: its package has either everything in
 * one file, or a build without captions. Its own makers build it by the same switches. In its source it can be split,
 * too (`streamChunk`). `stream-build.test.ts` fails when a release has other switches or needs other packages.
 */
export function streamBuild(): Plugin {
  return {
    name: 'stream-build',
    enforce: 'pre',
    config: () => ({ define: switches() }),
    resolveId: {
      filter: { id: /^hls\.js$|\/cmcd-controller$/ },
      handler(id, importer = '') {
        if (id === 'hls.js') return path.join(SOURCE, 'hls.ts');
        return importer.startsWith(SOURCE) ? NOTHING : null;
      },
    },
    load: {
      filter: { id: new RegExp(`^${NOTHING}$`) },
      handler: () => 'export default undefined;',
    },
  };
}

/** In place of what is switched off and needs a package of its own. */
const NOTHING = '\0nothing';

/** The package as it is installed. */
export const HLS_FOLDER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('hls.js')),
  '..',
);
const SOURCE = path.join(HLS_FOLDER, 'src');

/** Whether a part of it is built in. */
export const PARTS_OF_HLS: Readonly<Record<string, boolean>> = {
  SUBTITLES: true,
  ALT_AUDIO: true,
  VARIABLE_SUBSTITUTION: true,
  M2TS_ADVANCED_CODECS: true,
  MEDIA_CAPABILITIES: true,
  // Nothing says where a stream's licences are; what is said about a viewer, and films between films, nobody has asked for.
  EME_DRM: false,
  CMCD: false,
  CONTENT_STEERING: false,
  INTERSTITIALS: false,
  IFRAMES: false,
};

function switches(): Record<string, string> {
  const { version } = createRequire(import.meta.url)('hls.js/package.json') as { version: string };
  const found: Record<string, string> = { __VERSION__: JSON.stringify(version) };
  for (const [part, isOn] of Object.entries(PARTS_OF_HLS)) found[`__USE_${part}__`] = String(isOn);
  return found;
}

/** The chunk of what `hls.js` steers by no more than it is told, to keep files small; null for all else. */
export function streamChunk(id: string): string | null {
  return MEDIA.test(id) ? 'stream-media' : null;
}

/** What reads and writes media; it imports nothing of what steers it. */
const MEDIA =
  /\/hls\.js\/src\/(?!controller\/|hls\.ts|config\.ts)|\/node_modules\/(?:@svta|eventemitter3|url-toolkit)\//;
