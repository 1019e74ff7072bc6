import { createDeposit } from '@touchline/wire/calls/platform';
import { launchGame } from '@touchline/wire/calls/virtual-wallet';
import { STATEMENT_PATH } from '@touchline/wire/calls/wallet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postMessage } from '../../player/messages/post-message';
import { type AttackedHouse, attackedHouse } from '@touchline/testkit/attacks/attacked-house';
import {
  type AttackedPlayer,
  type World,
  worldOf,
} from '@touchline/testkit/attacks/attacked-world';

let attacked: AttackedHouse;
let world: World;
let player: AttackedPlayer;
beforeAll(async () => {
  attacked = await attackedHouse();
  world = worldOf(attacked);
  player = await world.aPlayer();
});
afterAll(() => attacked.close());

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><script>alert(1)</script>',
  '<!--<svg/onload=alert(1)>',
];

/** A page as the platform sends it to a browser. */
const page = (url: string) =>
  attacked.platform.inject({ url, headers: { host: 'localhost' }, cookies: cookieOf(player) });
const cookieOf = ({ token }: AttackedPlayer) => ({ touchline_session: token });

/** Whether anything of a hostile text has become part of the page itself. */
function expectPlain({ body, headers }: Awaited<ReturnType<typeof page>>): void {
  const type = String(headers['content-type']);
  expect(headers['x-content-type-options']).toBe('nosniff');
  if (!type.includes('html')) return;
  for (const text of HOSTILE) expect(body).not.toContain(text);
  expect(body).not.toMatch(/<img|<svg\/onload|onmouseover='/);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
}

async function paymentPage(): Promise<string> {
  const { SPORTSBOOK_ORIGIN } = attacked.house.config;
  const body = { amount: 5000, currency: 'EUR', return_url: `${SPORTSBOOK_ORIGIN}/?a="><script>` };
  const answer = await world.send(createDeposit, { body }, player);
  return new URL((answer.body.data as { payment_url: string }).payment_url).pathname;
}

describe('what somebody has written is text on every page that is not the bundle’s', () => {
  test('the outbox, of whatever is in messages', async () => {
    for (const text of HOSTILE) {
      const mail = { kind: 'mail', recipient: text, subject: text, body: `${text}\n\n${text}` };
      await postMessage(world.db, mail as Parameters<typeof postMessage>[1], new Date());
      const sms = { kind: 'sms', recipient: text, body: text } as const;
      await postMessage(world.db, sms, new Date());
    }
    const shown = await page('/outbox');
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('&lt;script&gt;alert(1)');
    expectPlain(shown);
  });

  test('payments, games, and pages that are not there, of whatever is in their addresses', async () => {
    const launched = await world.send(
      launchGame,
      { params: { provider: 'sandbox' }, body: { app: 'lottery' } },
      player,
    );
    const { url = '' } = launched.body as { url?: string };
    const game = new URL(url).pathname;
    const payment = await paymentPage();
    expect((await page(payment)).statusCode).toBe(200);
    for (const text of HOSTILE.map(encodeURIComponent)) {
      const addresses = [
        `${payment}?deposit=${text}`,
        `${payment}${text}`,
        `${game}?token=${text}&lang=${text}`,
        `/sandbox/games/${text}`,
        `/spi/return?locale=${text}`,
        `/spi/frame?locale=${text}`,
        `/spi/${text}`,
        `/api/${text}`,
        `/api/users/confirmation?confirmation_token=${text}`,
        `${STATEMENT_PATH}?kind=${text}&currency=${text}`,
      ];
      for (const address of addresses) expectPlain(await page(address));
    }
  });

  test('a game in whatever language its address asks for', async () => {
    for (const text of HOSTILE) {
      const launched = await world.send(
        launchGame,
        { params: { provider: 'sandbox' }, body: { app: 'lottery' } },
        player,
      );
      const { url = '' } = launched.body as { url?: string };
      const { pathname, searchParams } = new URL(url);
      searchParams.set('lang', text);
      const shown = await page(`${pathname}?${searchParams}`);
      expect(shown.statusCode).toBe(200);
      expectPlain(shown);
    }
  });
});

describe('the file of a player’s transactions is no page, and nobody else’s', () => {
  test('it is sent as a file, to who is signed in', async () => {
    const file = await page(STATEMENT_PATH);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/);
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    const lines = file.body.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(1);
    for (const field of lines.join().split(',')) expect(field).not.toMatch(/^"?[=+@\t]/);
    const stranger = await attacked.platform.inject({ url: STATEMENT_PATH });
    expect(stranger.statusCode).toBe(401);
  });
});

describe('a deposit leads back to our own pages and nowhere else', () => {
  const ours = () => new Set(attacked.house.trustedOrigins);
  const [sportsbook, platform] = ['SPORTSBOOK', 'PLATFORM'];
  test.each([
    ['https://evil.example/'],
    ['//evil.example'],
    [`${sportsbook}.evil.example/`],
    [`${sportsbook}@evil.example/`],
    [`${sportsbook}:x@evil.example/`],
    [`https://evil.example/${sportsbook}`],
    [`https://evil.example?${platform}`],
    [`https://evil.example#${platform}`],
    ['javascript:alert(1)'],
    [`javascript://${sportsbook}/%0aalert(1)`],
    ['data:text/html,<script>alert(1)</script>'],
    [`blob:${sportsbook}/7`],
    [`${sportsbook.replace('K', 'K')}\t.evil.example`],
    ['/\\evil.example'],
    ['\u0000https://evil.example'],
    ['http:evil.example'],
    [''],
    ['https://localhost.evil.example'],
    ['http://user:word@localhost/'],
    [`file://${sportsbook}/etc/passwd`],
  ])('%j', async (pattern) => {
    const { SPORTSBOOK_ORIGIN, PLATFORM_ORIGIN } = attacked.house.config;
    const return_url = pattern
      .replace(sportsbook, SPORTSBOOK_ORIGIN)
      .replace(platform, PLATFORM_ORIGIN);
    const body = { amount: 5000, currency: 'EUR', return_url };
    const answer = await world.send(createDeposit, { body }, player);
    expect(answer).toMatchObject({ status: 400, body: { error: { field: 'body.return_url' } } });
  });

  test.each(['?next=https://evil.example', '//evil.example', '\\@evil.example', '?a=1#b'])(
    'a page of ours keeps its address, whatever is in it: %s',
    async (rest) => {
      const { SPORTSBOOK_ORIGIN } = attacked.house.config;
      const body = { amount: 5000, currency: 'EUR', return_url: `${SPORTSBOOK_ORIGIN}${rest}` };
      const answer = await world.send(createDeposit, { body }, player);
      expect(answer.status).toBe(201);
      const { payment_url: url } = answer.body.data as { payment_url: string };
      const paid = await attacked.platform.inject({
        method: 'POST',
        url: `${new URL(url).pathname}/decline`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
      expect(paid.statusCode).toBe(303);
      expect(ours()).toContain(new URL(String(paid.headers.location)).origin);
    },
  );
});
