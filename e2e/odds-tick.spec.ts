import { expect, type Page } from '@playwright/test';
import { Visitor } from '@touchline/testkit/visitor';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { matchPicture } from './state-pictures';
import { test } from './usual-server';

const buttons = (page: Page) => page.getByRole('main').getByRole('button', { name: /\d\.\d\d/ });

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
  usualServer: server,
}) => {
  await page.goto(`${server.sportsbook}/live`);
  await expect(buttons(page).first()).toBeEnabled();
  await watchButtons(page);
  await expect
    .poll(async () => (await readButtons(page)).arrows, { timeout: 60_000 })
    .toBeGreaterThan(0);
  const { drawn, shifts, before } = await readButtons(page);
  expect(new Set(drawn).size).toBeLessThan(before.length);
  expect(shifts).toBe(0);
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
  usualServer: server,
}) => {
  const query = { match_status: 'live', sport_key: 'soccer', type: 'match', limit: '1' } as const;
  const [match] = (await new Visitor(server).call(listMatches, { query })).data;
  await page.goto(`${server.sportsbook}/soccer/${match!.slug}`);
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
