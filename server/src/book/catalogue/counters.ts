import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { ProviderChoice } from '@touchline/domain/feed/provider-choice';
import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import type { countMatches as countMatchesCall } from '@touchline/wire/calls/search';
import { filterOf } from './match-filter';
import type { Tally, TallyRow } from './tally';

type Reply = ReplyOf<typeof countMatchesCall>['data'];

/** How many matches there are, and of what (SPEC §7 `/counters`). */
export async function counters(
  tally: Tally,
  asked: Parsed<typeof countMatchesCall>['body'],
  providers: ProviderChoice,
): Promise<Reply> {
  const filter = filterOf(asked, providers);
  const [rows, live] = await Promise.all([
    tally.alike(filter),
    tally.alike({ ...filter, statuses: [MATCH_STATUS.live] }),
  ]);
  return {
    live: live.reduce((total, { count }) => total + count, 0),
    sports: sumsBy(rows, 'sport_id'),
    categories: sumsBy(rows, 'category_id'),
    tournaments: sumsBy(rows, 'tournament_id'),
  };
}

function sumsBy(
  rows: readonly TallyRow[],
  key: 'sport_id' | 'category_id' | 'tournament_id',
): { id: number; count: number; live: number }[] {
  const sums = new Map<number, { id: number; count: number; live: number }>();
  for (const row of rows) {
    const id = row[key];
    const sum = sums.get(id) ?? { id, count: 0, live: 0 };
    sums.set(id, sum);
    sum.count += row.count;
    if (row.status === MATCH_STATUS.live) sum.live += row.count;
  }
  return [...sums.values()].sort((one, other) => one.id - other.id);
}
