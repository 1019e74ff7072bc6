import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import type { WorldMatch } from '@touchline/testkit/world/world';
import { CHAT_PAGE, getChat } from '@touchline/wire/calls/match-chat';
import { openDatabase } from '../server/src/db/connect';
import { becomePlayerOn } from '@touchline/testkit/journeys/deposit-form';
import { barriersOn } from '@touchline/testkit/journeys/page-checks';
import { asOperator } from '@touchline/testkit/journeys/as-operator';
import { becomePlayer } from '@touchline/testkit/journeys/sign-up';
import { matchPicture } from '@touchline/testkit/journeys/state-pictures';
import { test } from '@touchline/testkit/journeys/usual-server';

let server: ServerProcess;
let match: WorldMatch;

test.beforeAll(async ({ world }) => {
  ({ server } = world);
  match = await world.match({ hasVideo: true });
});

test('two players talk about a match; what is not taken says why, and the operator has the last word', async ({
  page: ada,
  browser,
}) => {
  const context = await browser.newContext();
  const ben = await context.newPage();
  await becomePlayerOn(server, ada, 'chat-ada@example.org');
  await becomePlayerOn(server, ben, 'chat-ben@example.org');
  await calledBy(ada, 'Ada');
  for (const page of [ada, ben]) await openTab(page, 'Chat');
  await expect(ada.getByText('Others see you as Ada.')).toBeVisible();
  expect(await barriersOn(ada)).toEqual([]);

  await say(ada, 'What a start!');
  await expect(row(ben, 'What a start!')).toContainText('Ada');
  await say(ben, 'Corner for them');
  await expect(row(ada, 'Corner for them')).toContainText('Player 2');
  await expect(row(ada, 'What a start!')).toContainText('You');
  await matchPicture(ada, 'chat');

  await sayAtOnce(ada, ['one', 'two', 'three', 'four', 'five']);
  await notTaken(ada, 'six', /^You are fast: wait \d+ seconds?\.$/);

  await sayAtOnce(ben, ['a. said by Ben', 'b. said by Ben', 'c. said by Ben']);
  await expect(row(ada, 'said by Ben')).toHaveCount(3);
  await ada.getByRole('log').evaluate(scrolledUp);
  await say(ben, 'the last word');
  await ada.getByRole('button', { name: '1 new message' }).click();
  await expect(row(ada, 'the last word')).toBeInViewport();
  await expect(ada.getByRole('button', { name: '1 new message' })).toBeHidden();

  const { data } = await new Visitor(server).call(getChat, { params: { id: match.id } });
  const id = data.find(({ text }) => text === 'Corner for them')?.id;
  await operate('POST', `/chat/messages/${id}/remove`, { reason: 'off the ball' });
  for (const page of [ada, ben]) {
    await page.getByRole('log').evaluate(scrolledUp);
    await expect(page.getByRole('log').getByText('Removed by the site')).toHaveCount(1);
    await expect(row(page, 'Corner for them')).toHaveCount(0);
  }
  await operate('PUT', `/players/${await idOf(ben)}/chat-ban`, { hours: null, reason: 'insults' });
  await notTaken(ben, 'may I?', 'You may not write in chats.');
  await context.close();
});

test('a long talk is read back and keeps the place; what is out of sight is not drawn, unless it has the focus', async ({
  page,
  world,
}) => {
  const { id, path } = await world.match();
  await talkOf(id, LONG);
  const drawn = page.getByRole('log').getByRole('article');
  await openTab(page, 'Chat', path);
  await expect(row(page, `word ${LONG}.`)).toBeInViewport();
  expect(await drawn.count()).toBeLessThan(30);

  await page.getByRole('log').evaluate(scrolledUp);
  const first = row(page, `word ${LONG - CHAT_PAGE + 1}.`);
  const place = await placeOf(first);
  await page.getByRole('button', { name: 'Earlier messages' }).click();
  await expect(row(page, `word ${LONG - CHAT_PAGE}.`)).toBeAttached();
  expect(Math.abs((await placeOf(first)) - place)).toBeLessThan(2);
  expect(await drawn.count()).toBeLessThan(30);

  const flag = first.getByRole('button', { name: /^Report/ });
  await flag.focus();
  await page.getByRole('log').evaluate(scrolledUp);
  await expect(row(page, `word ${LONG - 2 * CHAT_PAGE + 1}.`)).toBeInViewport();
  await expect(flag).toBeFocused();
  await page.getByRole('log').focus();
  await page.keyboard.press('End');
  await expect(row(page, `word ${LONG}.`)).toBeInViewport();
  await expect(first).not.toBeAttached();
});

/** More than two pages. */
const LONG = 230;

/** So many messages in the room of a match: some of a word, some of many. */
async function talkOf(matchId: number, count: number): Promise<void> {
  const email = 'chat-talker@example.org';
  await becomePlayer(server, new Visitor(server), email);
  const database = await openDatabase({
    databaseUrl: server.databaseUrl(),
    dir: '',
    log: () => {},
  });
  await database.pool.query(
    `insert into chat_messages (match_id, player_id, speaker, text, sent_at, request_id)
    select $1, id, 1 + at % 3, 'word ' || at || '. ' || repeat('and more ', at % 7 * 5), now(),
      gen_random_uuid()
    from players, generate_series(1, $3) as at where email = $2 order by at`,
    [matchId, email, count],
  );
  await database.close();
}

/** How far below the top of the page the top of something is. */
async function placeOf(something: Locator): Promise<number> {
  return (await something.boundingBox())?.y ?? Number.NaN;
}

async function openTab(page: Page, name: string, path = match.path): Promise<void> {
  await page.goto(server.sportsbook + path);
  const tab = page.getByRole('tab', { name });
  // A press before the page has taken over is kept for it; the tab says when it has come through.
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** A message in the log by what it says. */
function row(page: Page, text: string): Locator {
  return page.getByRole('log').getByRole('article').filter({ hasText: text });
}

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Your message');
  await field.fill(text);
  await field.press('Enter');
}

/** Says something, and waits until it stands there confirmed. */
async function say(page: Page, text: string): Promise<void> {
  await write(page, text);
  await expect(row(page, text)).not.toHaveAttribute('data-pending');
  await expect(page.getByLabel('Your message')).toHaveValue('');
}

/** Says several things at once, faster than a slow machine types them. */
async function sayAtOnce(page: Page, texts: readonly string[]): Promise<void> {
  const path = `${server.sportsbook}/sportsbook/api/v2/matches/${match.id}/chat`;
  const headers = { origin: server.sportsbook };
  await Promise.all(
    texts.map((text) =>
      page.request.post(path, { headers, data: { text, request_id: randomUUID() } }),
    ),
  );
}

/** Says something that is refused: it is back in the field, with the reason below. */
async function notTaken(page: Page, text: string, why: string | RegExp): Promise<void> {
  await write(page, text);
  await expect(page.locator('form').getByRole('status')).toHaveText(why);
  await expect(page.getByLabel('Your message')).toHaveValue(text);
}

/** What the player of this browser wants to be called. */
async function calledBy(page: Page, nickname: string): Promise<void> {
  const answer = await page.request.patch(`${server.platform}/api/player`, {
    headers: { origin: server.platform },
    data: { nickname },
  });
  expect(answer.status()).toBe(200);
}

async function idOf(page: Page): Promise<number> {
  const answer = await page.request.get(`${server.platform}/api/player`);
  const { data } = (await answer.json()) as { data: { id: number } };
  return data.id;
}

async function operate(method: string, path: string, body: object): Promise<void> {
  expect(await asOperator(server, method, path, body)).toBe(200);
}

/** Scrolls to the top. Resolves once the page has heard of it. */
async function scrolledUp(log: Element): Promise<void> {
  log.scrollTo({ top: 0 });
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
