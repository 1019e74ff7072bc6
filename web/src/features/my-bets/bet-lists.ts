import { passesBetFilter } from '@touchline/domain/bets/bet-status';
import type { Bet } from '@touchline/wire/bets';

/** Pages of a list as they were read, one behind the other, the newest bet first. */
export interface BetPages<Page extends { data: Bet[] } = { data: Bet[] }> {
  pages: Page[];
}

/**
 * The pages with one bet brought up to date. Names stay as they were read: the push speaks the player's language, which
 * need not be this page's.
 */
export function withBet<List extends BetPages>(list: List, news: Bet): List {
  const holds = (page: { data: Bet[] }) => page.data.some((bet) => bet.id === news.id);
  if (!list.pages.some(holds)) return list;
  return {
    ...list,
    pages: list.pages.map((page) =>
      holds(page)
        ? { ...page, data: page.data.map((bet) => (bet.id === news.id ? merged(bet, news) : bet)) }
        : page,
    ),
  };
}

/** A bet with what is news of it, in the names that it was read with. */
export function merged(bet: Bet, news: Bet): Bet {
  const selections = bet.selections.map((known) => {
    const next = news.selections.find((each) => each.id === known.id);
    if (!next) return known;
    const { status, score, regular_score: regular } = next.match;
    const { market, outcome } = known;
    const match = { ...known.match, status, score, ...(regular && { regular_score: regular }) };
    return { ...next, market, outcome, match };
  });
  return { ...news, selections };
}

/** The pages of a list of open bets without those that are known to be open no more. */
export function withoutClosed<List extends BetPages>(list: List): List {
  const isOpen = (bet: Bet) => passesBetFilter('open', bet.status);
  if (list.pages.every(({ data }) => data.every(isOpen))) return list;
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, data: page.data.filter(isOpen) })),
  };
}

/**
 * The pages after some bets were asked for again: those that the list no longer holds are gone, the others as they were
 * told, each in its place. A place behind what has been read is read with its page.
 */
export function readAgain<List extends BetPages>(
  list: List,
  asked: readonly number[],
  found: readonly Bet[],
  hasMore: boolean,
): List {
  const gone = new Set(asked);
  const last = list.pages.at(-1)?.data.at(-1);
  const missing = found.filter((bet) => !hasMore || last === undefined || isBefore(bet, last));
  const pages = list.pages.map((page, at) => {
    const kept = page.data.filter((bet) => !gone.has(bet.id));
    const isLast = at === list.pages.length - 1;
    const end = page.data.at(-1);
    const own = missing.filter((bet) => isLast || (end !== undefined && !isBefore(end, bet)));
    for (const bet of own) missing.splice(missing.indexOf(bet), 1);
    return own.length === 0 && kept.length === page.data.length
      ? page
      : {
          ...page,
          data: [...kept, ...own].toSorted((one, other) => (isBefore(one, other) ? -1 : 1)),
        };
  });
  return { ...list, pages };
}

/** Whether a bet stands before another: by when they were placed, the last first. */
function isBefore(one: Bet, other: Bet): boolean {
  const [at, than] = [Date.parse(one.created_at), Date.parse(other.created_at)];
  return at === than ? one.id > other.id : at > than;
}
