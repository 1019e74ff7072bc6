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
export function newsPage({ type, object_type: object, object_id: id }: News): NewsPage | null {
  const page = BY_OBJECT.get(object) ?? BY_TYPE.get(type) ?? null;
  const isOfOne = page === BETS && object === 'bet' && typeof id === 'number';
  return isOfOne ? { ...BETS, path: `${BETS.path}?bet=${id}` } : page;
}

/** Whether a page is that of a player's bets. */
export function isOfBets({ of, path }: NewsPage): boolean {
  return of === BETS.of && path.startsWith(BETS.path);
}

/** As much of a notification as says where it leads; what a push service has delivered may be anything. */
interface News {
  type: unknown;
  object_type?: unknown;
  object_id?: unknown;
}
