/** A page that news leads to, by its path below the base name of the sportsbook, or below the platform's. */
export interface NewsPage {
  of: 'sportsbook' | 'platform';
  path: string;
}

const WALLET: NewsPage = { of: 'platform', path: '/profile/wallet' };
const WITHDRAWALS: NewsPage = { of: 'platform', path: '/profile/wallet/withdrawals' };
const BETS: NewsPage = { of: 'sportsbook', path: '/bets-history' };
const PROMOTIONS: NewsPage = { of: 'sportsbook', path: '/promotions' };

/** By what it is about; that says more than its type. */
const BY_OBJECT = new Map<unknown, NewsPage>([
  ['bet', BETS],
  ['withdrawal', WITHDRAWALS],
  ['deposit', WALLET],
]);

const BY_TYPE = new Map<unknown, NewsPage>([
  ['bet', BETS],
  ['vip_bet', BETS],
  ['bonus', PROMOTIONS],
  ['jackpot', PROMOTIONS],
  ['payment', WALLET],
]);

/** Where a notification leads, in the list as well as when it was pushed; null where it leads nowhere. */
export function newsPage(news: { type: unknown; object_type?: unknown }): NewsPage | null {
  return BY_OBJECT.get(news.object_type) ?? BY_TYPE.get(news.type) ?? null;
}
