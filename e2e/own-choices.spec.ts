import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/server-process';
import { signOut as signOutCall } from '@touchline/wire/calls/platform';
import { saveSettings } from '@touchline/wire/calls/settings';
import { aCampaign, freebetOf, redeem } from './campaigns';
import { signInOn } from './limited-players';
import { aBettor, button, pick, placeButton, slip, stake } from './on-slip';
import { barriersOn, overflowOf } from './page-checks';
import { test } from './usual-server';

let server: ServerProcess;

// What goes over the wire is held up: a service worker would carry it past us.
test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 1000 } });
test.beforeAll(({ usualServer }) => {
  server = usualServer;
});
test.beforeEach(({ context }) =>
  context.addCookies([{ name: 'consent', value: '1', url: server.sportsbook }]),
);

const SITE_CHIPS = ['+5', '+10', '+25', '+50'];
const mode = (page: Page) => slip(page).getByLabel('When odds change');
const chips = (page: Page) => button(page, /^Add .* to the stake$/);
const stakesWindow = (page: Page) => page.getByRole('dialog', { name: 'Quick stakes · EUR' });
const amount = (page: Page, number: number) => stakesWindow(page).getByLabel(`Amount ${number}`);

test('how changed odds are met and what one press stakes follow a player, and not who comes after them', async ({
  page,
  browser,
}) => {
  await aBettor(server, page, 'chooser');
  await pick(page, 1);
  await expect(chips(page)).toHaveText(SITE_CHIPS);
  await mode(page).selectOption('Accept any odds');
  await chooseStakes(page, ['7', '2.50', '', '20']);
  await expect(chips(page)).toHaveText(['+2.5', '+7', '+20']);
  await chips(page).first().click();
  await expect(slip(page).getByLabel('Stake', { exact: true })).toHaveValue('2.50');

  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  const other = await elsewhere.newPage();
  await signInOn(server, other, 'slip-chooser@example.org');
  await other.goto(`${server.sportsbook}/soccer`);
  await pick(other, 1);
  await expect(mode(other)).toHaveValue('any');
  await expect(chips(other)).toHaveText(['+2.5', '+7', '+20']);
  await elsewhere.close();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(mode(page)).toHaveValue('none');
  await expect(chips(page)).toHaveText(SITE_CHIPS);
  await expect(button(page, 'Quick stakes')).toHaveCount(0);
  await mode(page).selectOption('Accept higher odds');
  await aBettor(server, page, 'next');
  await expect(chips(page)).toHaveText(SITE_CHIPS);
  await expect(mode(page)).toHaveValue('none');
});

test('a freebet on the slip leaves it with its player, and its stake too, also when the page is loaded again', async ({
  page,
}) => {
  const code = 'LEAVES';
  await aCampaign(server, code, { name: 'Leaving gift', offer: freebetOf(500) });
  await redeem(await aBettor(server, page, 'gifted'), code);
  await page.reload();
  await pick(page, 1);
  await button(page, 'Freebet €5.00').click();
  await expect(placeButton(page, '€5.00')).toBeVisible();
  const signOut = await page.request.delete(server.platform + signOutCall.path, {
    headers: { origin: server.platform },
  });
  expect(signOut.status()).toBe(200);
  await page.reload();
  await expect(button(page, 'Sign in to place')).toBeVisible();
  await expect(slip(page).getByLabel('Bonus')).toHaveCount(0);
  await expect(slip(page).getByLabel('Stake', { exact: true })).toHaveValue('');
});

test('a choice that is not saved is told of, and is as it was', async ({ page }) => {
  await aBettor(server, page, 'unsaved');
  await pick(page, 1);
  await expect(mode(page)).toHaveValue('none');
  await page.route(`**${saveSettings.path}`, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );
  await mode(page).selectOption('Accept any odds');
  await expect(page.getByText('That was not saved')).toBeVisible();
  await expect(mode(page)).toHaveValue('none');
  await button(page, 'Quick stakes').click();
  await amount(page, 1).fill('3');
  await amount(page, 1).press('Enter');
  await expect(stakesWindow(page).getByRole('alert')).toContainText('We could not save it');
  await page.unroute(`**${saveSettings.path}`);
  await amount(page, 1).press('Enter');
  await expect(stakesWindow(page)).toHaveCount(0);
  await expect(chips(page)).toHaveText(['+3', ...SITE_CHIPS.slice(1)]);
});

for (const width of [390, 1024, 1440]) {
  test(`quick stakes are chosen in a window ${width} pixels wide, without a mouse`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await aBettor(server, page, `wide-${width}`);
    await pick(page, 1);
    await stake(page, 'Stake', '4');
    await page.setViewportSize({ width, height: 900 });
    const opener = page.getByRole('button', { name: 'Quick stakes' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(amount(page, 8)).toBeVisible();
    await amount(page, 2).fill('0.01');
    await amount(page, 8).fill('99');
    await page.keyboard.press('Enter');
    await expect(amount(page, 2)).toBeFocused();
    await expect(amount(page, 2)).toHaveAccessibleDescription(/^The minimum stake is €/);
    expect(await overflowOf(page)).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    await amount(page, 2).fill('');
    await page.keyboard.press('Enter');
    await expect(stakesWindow(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.getByRole('button', { name: /^Add .* to the stake$/ })).toHaveText([
      '+5',
      '+25',
      '+50',
      '+99',
    ]);
  });
}

/** Puts these amounts into the first fields, and saves them. */
async function chooseStakes(page: Page, amounts: readonly string[]): Promise<void> {
  await button(page, 'Quick stakes').click();
  for (const [at, each] of amounts.entries()) await amount(page, at + 1).fill(each);
  await stakesWindow(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(stakesWindow(page)).toHaveCount(0);
}
