import { VOTES, type Vote } from '@touchline/wire/calls/votes';

/** Votes by what they are for; sports without a draw have none for it. */
type Counts = Readonly<{ home: number; draw?: number | undefined; away: number }>;

/**
 * Whole per cents of the votes that add up to a hundred: each is rounded down, and what is left over goes to those
 * that lost most by it. All nought while nobody has voted.
 */
export function sharesOf(counts: Counts): Record<Vote, number> {
  const total = VOTES.reduce((sum, vote) => sum + (counts[vote] ?? 0), 0);
  const exact = VOTES.map((vote) => ({
    vote,
    share: total === 0 ? 0 : ((counts[vote] ?? 0) * 100) / total,
  }));
  const shares = exact.map(({ vote, share }) => ({ vote, whole: Math.floor(share), share }));
  const left = total === 0 ? 0 : 100 - shares.reduce((sum, { whole }) => sum + whole, 0);
  const favoured = new Set(
    shares
      .toSorted((one, other) => other.share - other.whole - (one.share - one.whole))
      .slice(0, left)
      .map(({ vote }) => vote),
  );
  const of = (wanted: Vote) =>
    (shares.find(({ vote }) => vote === wanted)?.whole ?? 0) + (favoured.has(wanted) ? 1 : 0);
  return { home: of('home'), draw: of('draw'), away: of('away') };
}
