/** What a promotion has paid: a prize of a campaign to a player, or a hit of a jackpot. */
export type Gain = { kind: 'prize'; id: number; player: number } | { kind: 'jackpot'; id: number };

/** The prize or the hit that a posting pays, by the posting's name; null when it pays none. */
export function gainOfPosting(posting: string): Gain | null {
  const [, prize, player] = /^prize:[a-z_]+:(\d{1,9}):(\d{1,9})$/.exec(posting) ?? [];
  if (prize !== undefined) return { kind: 'prize', id: Number(prize), player: Number(player) };
  const [, hit] = /^jackpot_hit:(\d{1,9}):paid$/.exec(posting) ?? [];
  return hit === undefined ? null : { kind: 'jackpot', id: Number(hit) };
}
