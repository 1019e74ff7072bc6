import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/server-process';
import { test } from './usual-server';

const OPERATOR_TOKEN = 'the token of the operator of this journey';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await serverProcess({ FEED: 'none', OPERATOR_TOKEN });
});
test.afterAll(() => server.remove());

/** Makes the running server the site of a demo operator. */
async function become(name: string): Promise<void> {
  const address = `${server.operator}/operator/api/v1/settings`;
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' };
  const now = (await (await fetch(address, { headers })).json()) as { data: { version: number } };
  const document = JSON.parse(await readFile(`examples/operators/${name}.json`, 'utf8')) as object;
  const body = JSON.stringify({ ...document, version: now.data.version });
  const answer = await fetch(address, { method: 'PUT', headers, body });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
}

for (const each of [
  {
    name: 'north-stand',
    title: /North Stand/,
    theme: 'night',
    lang: 'en',
    brand: 'rgb(127, 176, 255)',
    radius: '2px',
    sports: 'The ground',
  },
  {
    name: 'coral-reef',
    title: /Coral Reef/,
    theme: 'day',
    lang: 'de',
    brand: 'rgb(179, 38, 30)',
    radius: '16px',
    sports: 'Alle Spiele',
  },
]) {
  test(`the running server becomes ${each.name}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    await become(each.name);
    await page.goto(server.sportsbook);
    await expect(page).toHaveTitle(each.title);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', each.theme);
    await expect(html).toHaveAttribute('lang', each.lang);
    // The page has taken over once the link answers without a document: its words are the operator's still.
    const sports = page.getByRole('link', { name: each.sports }).first();
    await expect(sports).toBeVisible();
    await page.getByRole('link', { name: 'Live', exact: true }).first().click();
    await expect(page).toHaveURL(/\/live$/);
    await expect(sports).toBeVisible();
    const mark = page.locator('header a svg rect').first();
    await expect(mark).toHaveCSS('fill', each.brand);
    await expect(html).toHaveCSS('--radius', each.radius);
    expect(errors).toEqual([]);
  });
}
