import { expect, type Page } from '@playwright/test';
import { matchPicture } from './state-pictures';
import { test } from './usual-server';

/** Notes which odds buttons of the page are drawn again, and whether any of them changes its place or size. */
const watchButtons = (page: Page) =>
  page.evaluate(() => {
    // Within its row: the row itself goes down when another match begins above it.
    const boxOf = (button: HTMLElement) =>
      [button.offsetLeft, button.offsetTop, button.offsetWidth, button.offsetHeight].join(' ');
    const all = [
      ...document.querySelectorAll<HTMLElement>('main button[aria-pressed][aria-label*="."]'),
    ];
    const noted = {
      before: all.map((button) => button.getAttribute('aria-label')),
      boxes: all.map(boxOf),
      drawn: [] as number[],
      arrows: 0,
      shifts: 0,
    };
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const button = (target instanceof Element ? target : target.parentElement)?.closest(
          'button',
        );
        if (!button) continue;
        noted.drawn.push(all.indexOf(button));
        if (button.dataset['move']) noted.arrows += 1;
        if (boxOf(button) !== noted.boxes[all.indexOf(button)]) noted.shifts += 1;
      }
    });
    for (const button of all) {
      observer.observe(button, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
    }
    const read = () => ({
      ...noted,
      now: all.map((button) => button.getAttribute('aria-label')),
      states: all.map((button) => (button as HTMLButtonElement).disabled),
    });
    Object.assign(globalThis, { readButtons: read });
  });

type Read = { before: string[]; now: string[]; drawn: number[]; arrows: number; shifts: number };
const readButtons = (page: Page) =>
  page.evaluate(() => (globalThis as never as { readButtons(): Read }).readButtons());

test('odds that move are drawn alone, with an arrow, and nothing changes its place', async ({
  page,
  world,
}) => {
  const match = await world.match({ home: 'Ticking Rovers', inPlay: true });
  await page.goto(`${world.server.sportsbook}/live`);
  const home = page.getByRole('main').getByRole('button', { name: /^Ticking Rovers, 1 / });
  await expect(home).toBeEnabled();
  // Once a price has moved the page follows all of them.
  await match.move({ home: 1.95 });
  await expect(home).toHaveText(/1\.95/);
  await watchButtons(page);
  await match.move({ home: 1.9 });
  await expect(home).toHaveText(/1\.90/);
  await expect.poll(async () => (await readButtons(page)).arrows).toBeGreaterThan(0);
  const { drawn, shifts, before, now } = await readButtons(page);
  expect(shifts).toBe(0);
  const changed = now.flatMap((name, at) => (name === before[at] ? [] : [at]));
  expect([...new Set(drawn)]).toEqual(changed);
  expect(changed).toHaveLength(1);
});

test('without a connection the odds say so and cannot be picked, until it is back', async ({
  page,
  context,
  usualServer: server,
}) => {
  const connecting = page.waitForEvent('websocket');
  await page.goto(`${server.sportsbook}/live`);
  await (await connecting).waitForEvent('framereceived');
  const open = page.getByRole('main').getByRole('button', { name: /\d\.\d\d/, disabled: false });
  await expect(open.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('No connection: odds stand still')).toBeVisible();
  await expect(open).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('No connection: odds stand still')).toBeHidden({ timeout: 20_000 });
  await expect(open.first()).toBeVisible();
});

test('a match in play has its tracker, and each market how its odds have moved', async ({
  page,
  world,
}) => {
  const match = await world.match({ inPlay: true });
  await match.move({ home: 1.95 });
  await page.goto(world.server.sportsbook + match.path);
  await expect(page.getByRole('region', { name: 'Live tracker' })).toBeVisible();
  await matchPicture(page, 'in-play');
  const opener = page.getByRole('button', { name: /^Odds movement: / }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const movement = page.getByRole('dialog', { name: /^Odds movement: / });
  await expect(movement.getByText('Opening').first()).toBeVisible();
  await matchPicture(page, 'odds-movement');
  await page.keyboard.press('Escape');
  await expect(movement).toBeHidden();
  await expect(opener).toBeFocused();
});
