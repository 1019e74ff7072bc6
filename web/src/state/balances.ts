import type { Minor } from '@touchline/domain/money';
import type { Account } from '@touchline/wire/calls/platform';

/** What is pushed of a balance. */
export interface BalanceNews {
  currency: string;
  subunits: number;
  balance: Minor;
}

/** Decides which of two balances is newer: moments are those of `nextMoment`, when it was asked for or pushed. */
export interface Balances {
  /** What a reply says; a balance that was pushed after the question stays. Null where a later question was answered. */
  read(playerId: number, sent: readonly Account[], askedAt: number): readonly Account[] | null;
  /** The accounts after a balance was pushed. */
  heard(
    playerId: number,
    accounts: readonly Account[],
    news: BalanceNews,
    at: number,
  ): readonly Account[];
}

/** Nothing is known yet. */
export function createBalances(): Balances {
  let of: number | null = null;
  let readAt = 0;
  let pushed = new Map<string, { balance: Minor; at: number }>();
  const forget = (playerId: number) => {
    if (of === playerId) return;
    of = playerId;
    pushed = new Map();
  };
  return {
    read: (playerId, sent, askedAt) => {
      forget(playerId);
      if (askedAt < readAt) return null;
      readAt = askedAt;
      return sent.map((account) => {
        const newer = pushed.get(account.currency);
        return newer && newer.at > askedAt ? { ...account, balance: newer.balance } : account;
      });
    },
    heard: (playerId, accounts, news, at) => {
      forget(playerId);
      const { currency, balance } = news;
      pushed.set(currency, { balance, at });
      const isKnown = accounts.some((each) => each.currency === currency);
      if (!isKnown) return [...accounts, { ...news, active: true }];
      return accounts.map((each) => (each.currency === currency ? { ...each, balance } : each));
    },
  };
}
