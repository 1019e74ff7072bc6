import { betOfPosting } from '@touchline/domain/ledger/bet-of-posting';

/** Names bets in words, each in the language of its player's account: `Lille 4:0 Lens · Lille +2`. */
export type NameBets = (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** The names of the bets that movements are of, by the movements' ids. */
export async function betNames(
  rows: readonly { id: string }[],
  nameBets: NameBets | undefined,
): Promise<ReadonlyMap<string, string>> {
  const bets = rows.flatMap(({ id }) => {
    const bet = betOfPosting(id);
    return bet === null ? [] : [{ id, bet }];
  });
  if (bets.length === 0 || !nameBets) return new Map();
  const names = await nameBets([...new Set(bets.map(({ bet }) => bet))]);
  return new Map(
    bets.flatMap(({ id, bet }) => {
      const name = names.get(bet);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}
