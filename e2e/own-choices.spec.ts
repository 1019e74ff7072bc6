import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { signOut as signOutCall } from '@touchline/wire/calls/platform';
import { getSettings, saveSettings } from '@touchline/wire/calls/settings';
import { aCampaign, freebetOf, redeem } from '@touchline/testkit/journeys/campaigns';
import { aPlayer } from '@touchline/testkit/journeys/limited-players';
import {
  aBettor,
  button,
  pick,
  placeButton,
  slip,
  stake,
} from '@touchline/testkit/journeys/on-slip';
import { barriersOn, overflowOf } from '@touchline/testkit/journeys/page-checks';
import { payIn } from '@touchline/testkit/journeys/pay-in';
import { test } from '@touchline/testkit/journeys/usual-server';

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

test('what a player chooses is saved with their settings, or told of and as it was, and goes when they sign out', async ({
  page,
}) => {
  const player = await aBettor(server, page, 'chooser');
  await pick(page, 1);
  await expect(mode(page)).toHaveValue('none');
  await expect(chips(page)).toHaveText(SITE_CHIPS);
  await page.route(`**${saveSettings.path}`, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );
  await mode(page).selectOption('Accept any odds');
  await expect(page.getByText('That was not saved')).toBeVisible();
  await expect(mode(page)).toHaveValue('none');
  await button(page, 'Quick stakes').click();
  for (const [at, each] of ['7', '2.50', '', '20'].entries()) await amount(page, at + 1).fill(each);
  const save = stakesWindow(page).getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(stakesWindow(page).getByRole('alert')).toContainText('We could not save it');

  await page.unroute(`**${saveSettings.path}`);
  await save.click();
  await expect(stakesWindow(page)).toHaveCount(0);
  await expect(chips(page)).toHaveText(['+2.5', '+7', '+20']);
  await chips(page).first().click();
  await expect(slip(page).getByLabel('Stake', { exact: true })).toHaveValue('2.50');
  await mode(page).selectOption('Accept any odds');
  const accepted = async () => (await player.call(getSettings)).data.auto_accept_odds_change;
  await expect.poll(accepted).toBe('any');

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(mode(page)).toHaveValue('none');
  await expect(chips(page)).toHaveText(SITE_CHIPS);
  await expect(button(page, 'Quick stakes')).toHaveCount(0);
});

test('a freebet on the slip leaves it with its player, and its stake too, also when the page is loaded again', async ({
  page,
}) => {
  const code = 'LEAVES';
  await aCampaign(server, code, { name: 'Leaving gift', offer: freebetOf(500) });
  const player = await aPlayer(server, page, 'slip-gifted@example.org');
  await payIn(server, player, 10_000);
  await redeem(player, code);
  await page.goto(`${server.sportsbook}/soccer`);
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

test('quick stakes of another device are chosen anew in a window of any width, without a mouse', async ({
  page,
}) => {
  const player = await aPlayer(server, page, 'slip-stakes@example.org');
  await player.call(saveSettings, { body: { stakes: { EUR: { chips: [300, 1000, 2000] } } } });
  await page.goto(`${server.sportsbook}/soccer`);
  await pick(page, 1);
  await stake(page, 'Stake', '4');
  await expect(chips(page)).toHaveText(['+3', '+10', '+20']);
  const opener = page.getByRole('button', { name: 'Quick stakes' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(amount(page, 8)).toBeVisible();
  await amount(page, 2).fill('0.01');
  await amount(page, 8).fill('99');
  await page.keyboard.press('Enter');
  await expect(amount(page, 2)).toBeFocused();
  await expect(amount(page, 2)).toHaveAccessibleDescription(/^The minimum stake is €/);
  expect(await barriersOn(page)).toEqual([]);
  await amount(page, 2).fill('');
  await page.keyboard.press('Enter');
  await expect(stakesWindow(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(chips(page)).toHaveText(['+3', '+20', '+99']);
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(amount(page, 8)).toBeVisible();
    expect(await overflowOf(page), `at ${width} px`).toBe(0);
    await amount(page, 1).press('Enter');
    await expect(stakesWindow(page)).toHaveCount(0);
  }
});
