import { expect, type Page } from '@playwright/test';
import { matchPicture } from '@touchline/testkit/journeys/state-pictures';
import { test } from '@touchline/testkit/journeys/usual-server';

/** Where each odds button of the page stands within its row, and how large it is. */
const boxesOf = (page: Page) =>
  page
    .locator('main button[aria-pressed]')
    .evaluateAll((all) =>
      (all as HTMLElement[]).map((button) =>
        [button.offsetLeft, button.offsetTop, button.offsetWidth, button.offsetHeight].join(' '),
      ),
    );

/** From now on, what changes in the list: odds buttons by what they are called, and anything else by what it is. */
const watchList = (page: Page) =>
  page.getByRole('main').evaluateHandle((main) => {
    const changed = new Set<string>();
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const name = element?.closest('button[aria-pressed]')?.getAttribute('aria-label');
        changed.add(name?.replace(/ [\d.]+$/, '') ?? element?.outerHTML.slice(0, 200) ?? 'gone');
      }
    });
    watch.observe(main, { subtree: true, childList: true, characterData: true, attributes: true });
    return changed;
  });

test('odds that move have an arrow, alone: nothing else is drawn again or changes its place; suspended ones cannot be picked', async ({
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
  const changed = await watchList(page);
  await match.move({ home: 1.9 });
  await expect(home).toHaveText(/1\.90/);
  await expect(home).toHaveAttribute('data-move', /^down/);
  await expect(page.locator('main button[data-move]')).toHaveCount(1);
  expect(await boxesOf(page)).toEqual(before);
  // A page that was loaded again would have nothing to answer.
  expect(await changed.evaluate((names) => [...names])).toEqual(['Ticking Rovers, 1']);

  await match.suspend();
  await expect(home).toHaveAccessibleName(/suspended/i);
  await expect(home).toBeDisabled();
  await match.reopen();
  await expect(home).toBeEnabled();
});

test('without a connection the odds say so and cannot be picked; once it is back they show what was missed', async ({
  page,
  context,
  world,
}) => {
  const match = await world.match({ home: 'Missed Rovers', inPlay: true });
  const connecting = page.waitForEvent('websocket');
  await page.goto(`${world.server.sportsbook}/live`);
  await (await connecting).waitForEvent('framereceived');
  const main = page.getByRole('main');
  const home = main.getByRole('button', { name: /^Missed Rovers, 1 / });
  const open = main.getByRole('button', { name: /\d\.\d\d/, disabled: false });
  await match.move({ home: 2.2 });
  await expect(home).toHaveText(/2\.20/);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('No connection: odds stand still')).toBeVisible();
  await expect(open).toHaveCount(0);
  await match.move({ home: 2.4 });
  await context.setOffline(false);
  await expect(page.getByText('No connection: odds stand still')).toBeHidden({ timeout: 20_000 });
  await expect(home).toHaveText(/2\.40/);
  await expect(home).toBeEnabled();
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
