import { expect, test } from 'vitest';
import { addressOf, besideOthers, readPushed, tabWith } from './pushed';

const notification = (more: object = {}) =>
  JSON.stringify({ id: 7, title: 'Bet won', body: 'It pays 20.', type: 'bet', ...more });

const HOME = { of: 'sportsbook', path: '/' };

test('what is pushed shows as it was sent, once, and leads to its page', () => {
  expect(readPushed(notification(), 'Touchline')).toEqual({
    title: 'Bet won',
    body: 'It pays 20.',
    tag: 'n7',
    page: { of: 'sportsbook', path: '/bets-history' },
    settled: null,
  });
});

test.each(['maintenance', 'https://evil.example', 'constructor', 7])(
  'of the type %s it leads to the site',
  (type) => {
    expect(readPushed(notification({ type }), 'Touchline').page).toEqual(HOME);
  },
);

const SITE = {
  origin: 'https://bets.example',
  base: '/sports/',
  platform: 'https://platform.example',
  offline: '/sports/de/offline',
};
const pushed = (more: object) => readPushed(notification(more), 'Touchline').page;

test.each([
  [
    { type: 'bet', object_type: 'bet', object_id: 17 },
    'https://bets.example/sports/de/bets-history?bet=17',
  ],
  [
    { type: 'bet', object_type: 'bet', object_id: '/evil' },
    'https://bets.example/sports/de/bets-history',
  ],
  [{ type: 'maintenance' }, 'https://bets.example/sports/de/'],
  [
    { type: 'payment', object_type: 'withdrawal' },
    'https://platform.example/de/profile/wallet/withdrawals',
  ],
  [{ type: 'payment', object_type: 'deposit' }, 'https://platform.example/de/profile/wallet'],
])('tapped, news %j opens %s, in the language of the page that is kept', (more, address) => {
  expect(addressOf(pushed(more), SITE)).toBe(address);
});

test('without a page that is kept the site says in which language it is', () => {
  const news = { type: 'payment', object_type: 'deposit' };
  const none = { ...SITE, offline: undefined };
  expect(addressOf(pushed(news), none)).toBe('https://platform.example/profile/wallet');
  expect(addressOf(HOME, { ...SITE, offline: '/sports/offline' })).toBe(
    'https://bets.example/sports/',
  );
});

test.each([
  'bets-history',
  null,
  { of: 'platform', path: '//evil.example' },
  { of: 'platform', path: 'https://evil.example' },
  { of: 'elsewhere', path: '/' },
])('what another build has kept with a notification opens the site at most: %j', (data) => {
  expect(addressOf(data, SITE)).toBe('https://bets.example/sports/de/');
});

test.each([undefined, '', 'not json', 'null', '[]', '{"title":7}'])(
  'what cannot be read still shows something: %s',
  (text) => {
    expect(readPushed(text, 'Touchline')).toEqual({
      title: 'Touchline',
      body: '',
      tag: 'news',
      page: HOME,
      settled: null,
    });
  },
);

/** What stands there once news of these has come, the oldest first. */
function shownAfter(...pushes: object[]) {
  let shown: { tag: string; data: unknown; title: string; body: string }[] = [];
  for (const more of pushes) {
    const { closes, ...one } = besideOthers(readPushed(notification(more), 'Touchline'), shown);
    shown = [...shown.filter(({ tag }) => tag !== one.tag && !closes.includes(tag)), one];
  }
  return shown;
}

const settled = (id: number) => ({
  id,
  object_type: 'bet',
  object_id: id * 10,
  is_settled: true,
  many: 'Bets settled: {count}',
});

test('of bets that are settled, two stand by themselves and more are one, which opens my bets', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(shownAfter(...ids.slice(0, 2).map(settled)).map(({ tag }) => tag)).toEqual(['n1', 'n2']);
  const all = shownAfter(...ids.map(settled), settled(3));
  expect(all).toMatchObject([{ title: 'Bets settled: 8', body: '', tag: 'bets' }]);
  expect(addressOf(all[0]?.data, SITE)).toBe('https://bets.example/sports/de/bets-history');
});

test('other news stands beside them', () => {
  const bonus = { id: 9, type: 'bonus' };
  const shown = shownAfter(settled(1), bonus, settled(2), settled(3), { id: 10 });
  expect(shown.map(({ tag }) => tag)).toEqual(['n9', 'bets', 'n10']);
  expect(addressOf(shown[2]?.data, SITE)).toBe('https://bets.example/sports/de/bets-history');
});

test('what another build has kept with a notification counts as no bet', () => {
  const kept = [{ settled: 'x' }, { settled: ['1', 2] }, null, 'bets'].map((data, at) => ({
    tag: `k${at}`,
    data,
  }));
  const news = readPushed(notification(settled(1)), 'Touchline');
  expect(besideOthers(news, kept)).toMatchObject({ tag: 'n1', closes: [] });
});

test.each([
  ['https://bets.example/de/bets-history', ['/', '/de/bets-history?tab=open'], 1],
  ['https://bets.example/de/promotions', ['/de/promotions/', '/de/promotions'], 0],
  ['https://bets.example/de/bets-history', ['/de/live', '/de/bets-history/7'], undefined],
  ['https://bets.example/de/bets-history', [], undefined],
])('a tapped notification of %s leaves %j where they are', (address, paths, found) => {
  const tabs = paths.map((path) => ({ url: `https://bets.example${path}` }));
  expect(tabWith(address, tabs)).toBe(found === undefined ? undefined : tabs[found]);
});
