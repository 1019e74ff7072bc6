import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, PLATFORM, startPlatform } from '@touchline/testkit/players/platform';
import { mailsTo, signedUp } from '@touchline/testkit/players/signed-up';
import { mailFactorChange, requestLink } from './account-mails';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

test.each([
  ['the first locale has no part of it', {}, 'en', '/users/password/edit'],
  ['unless the site names it too', { localeInUrl: true }, 'en', '/en/users/password/edit'],
  ['a language that the site had once has none', {}, 'fr', '/users/password/edit'],
])(
  'the page that a link leads to is in the language of the mail: %s',
  async (_rule, site, language, page) => {
    const { player } = await signedUp(platform);
    const { db } = platform;
    await db.updateTable('players').set({ language }).where('id', '=', player.id).execute();
    const asked = { email: player.email, purpose: 'password' } as const;
    await requestLink({ ...platform.deps, ...site }, asked, platform.clock.now());
    const body = (await mailsTo(platform, player.email)).at(-1)?.body;
    expect(body).toContain(`${PLATFORM}${page}?reset_password_token=`);
  },
);

test('nothing is mailed of a factor that did not come or go after all', async () => {
  const { player } = await signedUp(platform);
  const before = await mailsTo(platform, player.email);
  const change = { playerId: player.id, kind: 'totp_on' } as const;
  const failing = platform.db.transaction().execute(async (tx) => {
    await mailFactorChange(tx, platform.deps, change, platform.clock.now());
    throw new Error('the change fails');
  });
  await expect(failing).rejects.toThrow('the change fails');
  expect(await mailsTo(platform, player.email)).toEqual(before);
});
