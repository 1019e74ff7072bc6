import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import { test } from '@touchline/testkit/journeys/usual-server';

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

test('a running server becomes the site of an operator: name, theme, language, words and look', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await become('coral-reef');
  await page.goto(server.sportsbook);
  await expect(page).toHaveTitle(/Coral Reef/);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'day');
  await expect(html).toHaveAttribute('lang', 'de');
  // The page has taken over once the link answers without a document: its words are the operator's still.
  const sports = page.getByRole('link', { name: 'Alle Spiele' }).first();
  await expect(sports).toBeVisible();
  await page.getByRole('link', { name: 'Live', exact: true }).first().click();
  await expect(page).toHaveURL(/\/live$/);
  await expect(sports).toBeVisible();
  const mark = page.locator('header a svg rect').first();
  await expect(mark).toHaveCSS('fill', 'rgb(179, 38, 30)');
  await expect(html).toHaveCSS('--radius', '16px');
  expect(errors).toEqual([]);
});
