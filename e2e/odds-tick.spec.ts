import { expect, type Page } from '@playwright/test';
import { matchPicture } from './state-pictures';
import { test } from './usual-server';

/** Where each odds button of the page stands within its row, and how large it is. */
const boxesOf = (page: Page) =>
  page
    .locator('main button[aria-pressed]')
    .evaluateAll((all) =>
      (all as HTMLElement[]).map((button) =>
        [button.offsetLeft, button.offsetTop, button.offsetWidth, button.offsetHeight].join(' '),
      ),
    );

test('odds that move have an arrow, alone, and nothing changes its place', async ({
  page,
  world,
}) => {
  const match = await world.match({ home: 'Ticking Rovers', inPlay: true });
  await page.goto(`${world.server.sportsbook}/live`);
  const home = page.getByRole('main').getByRole('button', { name: /^Ticking Rovers, 1 / });
  await expect(home).toBeEnabled();
  // Only rows in view show arrows.
  await home.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = await boxesOf(page);
  await match.move({ home: 1.9 });
  await expect(home).toHaveText(/1\.90/);
  await expect(home).toHaveAttribute('data-move', /^down/);
  await expect(page.locator('main button[data-move]')).toHaveCount(1);
  expect(await boxesOf(page)).toEqual(before);
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
