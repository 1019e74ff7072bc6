import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/**
 * Where what a browser may refuse by throwing is asked for: behind one door each, which can fail. For its storage these are
 * the modules of the keys, and the few lines that run before any of ours.
 */
const ALLOWED = {
  'localStorage|sessionStorage': ['entry-early.ts', 'state/storage.ts'],
  'readStored|writeStored': ['state/storage.ts'],
  '\\bkept\\(': ['state/local-keys.ts', 'state/session-keys.ts'],
  'document\\.cookie|cookieStore': ['state/cookie.ts'],
  '= cookie\\(': ['state/cookies.ts'],
  '\\bmatchMedia\\b|BroadcastChannel': ['ui/browser.ts'],
  'navigator\\.(clipboard|share|canShare)': ['ui/hand-on.ts'],
  'navigator\\.serviceWorker': ['state/worker.ts'],
  '\\bNotification\\.|pushManager': ['state/web-push.ts'],
  'navigator\\.credentials': ['state/webauthn.ts'],
  '\\bcaches\\.': ['worker/main.ts'],
  'requestFullscreen|requestPictureInPicture': ['features/stream/video-actions.ts'],
  'navigator\\.locks': ['state/page-restored.ts'],
  'indexedDB|navigator\\.(storage|permissions|wakeLock|vibrate|geolocation)': [],
} as const;

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file));

test.each(Object.entries(ALLOWED))('%s stands nowhere but behind its door', (words, allowed) => {
  const found = files.filter((file) =>
    new RegExp(words).test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(found.toSorted()).toEqual(allowed.toSorted());
});
