import { expect, type Locator, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { bothScore, doubleChance, matchResult, totalGoals } from '@touchline/testkit/feed/markets';
import type { WorldMatch } from '@touchline/testkit/world/world';
import { barriersOn } from '@touchline/testkit/journeys/page-checks';
import { matchPicture } from '@touchline/testkit/journeys/state-pictures';
import { test } from '@touchline/testkit/journeys/usual-server';

let server: ServerProcess;
let match: WorldMatch;

test.beforeAll(async ({ world }) => {
  ({ server } = world);
  // As many markets as it takes to scroll the player away.
  const markets = [1, 2, 3, 4, 5, 6].map((goals) => totalGoals(goals - 0.5, 1.9, 1.9));
  const others = [matchResult(2.1, 3.4, 3.3), doubleChance(1.3, 1.3, 1.7), bothScore(1.8, 1.9)];
  match = await world.match({ hasVideo: true, markets: [...others, ...markets] });
});

test('a stream is fetched when it is asked for, follows the page, and is closed', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isAsked = (part: string) => asked.some((url) => url.includes(part));
  const player = await openStream(page);
  await matchPicture(page, 'stream');
  expect(isAsked('/hls') || isAsked('/stream-media') || isAsked('.m3u8')).toBe(false);
  await player.getByRole('button', { name: 'Play' }).press('k');
  if (!(await canPlay(page))) {
    await expect(player.getByRole('alert')).toContainText('The stream does not come');
    await matchPicture(page, 'stream-failed');
    return;
  }
  await isRunning(page);
  expect(isAsked('.m3u8')).toBe(true);
  await player.getByRole('button', { name: 'Mute' }).click();
  await expect(player.getByRole('button', { name: 'Turn sound on' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(player.getByRole('button', { name: 'Mute' })).toBeVisible();

  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 3000);
  await expect(player).toHaveAttribute('data-small', 'start');
  await expect(player).toBeInViewport({ ratio: 0.9 });
  await player.getByRole('button', { name: 'Move to the other side' }).click();
  await expect(player).toHaveAttribute('data-small', 'end');
  await player.getByRole('button', { name: 'Close the stream' }).click();
  await expect(player).not.toHaveAttribute('data-small');
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.src)).toBe('');
});

test('captions are switched on in the language of the page, and others are chosen', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const player = await openStream(page);
  await player.getByRole('button', { name: 'Play' }).click();
  test.skip(!(await canPlay(page)), 'this build of Chromium has no licence to show the pictures');
  await isRunning(page);
  // It is short, and of what has ended no more captions are fetched.
  await player.getByRole('button', { name: 'Pause' }).click();
  const captions = player.getByRole('button', { name: 'Captions' });
  await expect(captions).toHaveAttribute('aria-pressed', 'false');
  await expect(player.getByRole('combobox')).toBeHidden();
  expect(asked.some((url) => url.endsWith('.vtt'))).toBe(false);

  await captions.click();
  await expect(captions).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => shownCaptions(page)).toContain('A match from the sandbox.');
  await matchPicture(page, 'stream-captions');
  expect(await barriersOn(page)).toEqual([]);
  await player.getByRole('combobox', { name: 'Language of the captions' }).selectOption('Deutsch');
  await expect.poll(() => shownCaptions(page)).toContain('Der Ball läuft eine Acht.');
  await player.press('c');
  await expect(captions).toHaveAttribute('aria-pressed', 'false');
  expect(await shownCaptions(page)).toEqual([]);
});

test('the player fills the screen with its controls, and stands above other windows where it may', async ({
  page,
}) => {
  // Without a screen there are no windows to stand above: what the page asks for is told instead.
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'pictureInPictureEnabled', { get: () => true });
    HTMLVideoElement.prototype.requestPictureInPicture = async function ask() {
      this.dataset['asked'] = 'pip';
      throw new DOMException('no windows', 'NotAllowedError');
    };
  });
  const player = await openStream(page);
  await player.getByRole('button', { name: 'Play' }).click();
  await player.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label')))
    .toMatch(/^Stream of /);
  await expect(player.getByRole('button', { name: 'Leave full screen' })).toBeInViewport();
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

  await player.getByRole('button', { name: 'Picture in picture' }).click();
  await expect(page.locator('video')).toHaveAttribute('data-asked', 'pip');
  await expect(player.getByRole('button', { name: 'Picture in picture' })).toBeVisible();
});

test('a browser that plays HLS by itself fetches no player', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(HTMLVideoElement.prototype, { webkitSetPresentationMode: () => undefined });
    HTMLMediaElement.prototype.canPlayType = () => 'maybe';
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const player = await openStream(page);
  await player.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => asked.some((url) => url.endsWith('/streams/match.m3u8'))).toBe(true);
  const source = page.locator('video');
  expect(await source.evaluate((video: HTMLVideoElement) => video.src)).toMatch(/match\.m3u8$/);
  expect(asked.filter((url) => /\/(?:hls|stream-media)[^/]*\.js$/.test(url))).toEqual([]);
});

/** Opens the stream of the match, which nobody has asked to play yet. */
async function openStream(page: Page): Promise<Locator> {
  await page.goto(server.sportsbook + match.path);
  const tab = page.getByRole('tab', { name: 'Stream' });
  // A press before the page has taken over is kept for it; the tab says when it has come through.
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const player = page.getByRole('group', { name: /^Stream of / });
  await expect(player).toBeVisible();
  return player;
}

/** Some builds of Chromium have no licence to show these pictures: then it is said that they do not come. */
function canPlay(page: Page): Promise<boolean> {
  return page.evaluate(() => MediaSource.isTypeSupported('video/mp4; codecs="avc1.42E01E"'));
}

async function isRunning(page: Page): Promise<void> {
  const shown = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(shown, { timeout: 15_000 }).toBeGreaterThan(0.5);
}

/** What the captions that are shown say, of all of the stream that is here. */
function shownCaptions(page: Page): Promise<string[]> {
  return page
    .locator('video')
    .evaluate((video: HTMLVideoElement) =>
      [...video.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .flatMap(({ cues }) => [...(cues ?? [])].map((cue) => (cue as VTTCue).text)),
    );
}
