import { BET_BONUS_TYPES } from '@touchline/domain/bonus/bet-bonus';

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

/** Bonuses that have a window of their own: what is given for making bets stands among the promotions. */
const BONUSES: ReadonlySet<unknown> = new Set(BET_BONUS_TYPES);

const BY_TYPE = new Map<unknown, NewsPage>([
  ['bet', BETS],
  ['vip_bet', BETS],
  ['bonus', PROMOTIONS],
  ['jackpot', PROMOTIONS],
  ['payment', WALLET],
]);

/** Where a notification leads, in the list as well as when it was pushed; null where it leads nowhere. */
export function newsPage({ type, object_type: object, object_id: id }: News): NewsPage | null {
  if (typeof id === 'number') {
    if (object === 'bet') return { ...BETS, path: `${BETS.path}?bet=${id}` };
    if (object === 'jackpot') return { ...PROMOTIONS, path: `${PROMOTIONS.path}?jackpot=${id}` };
    if (BONUSES.has(object)) {
      return { ...PROMOTIONS, path: `${PROMOTIONS.path}?bonus=${String(object)}-${id}` };
    }
  }
  return BY_OBJECT.get(object) ?? BY_TYPE.get(type) ?? null;
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
