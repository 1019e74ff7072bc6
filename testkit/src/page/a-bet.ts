import { type Bet, type BetReply, bet } from '@touchline/wire/bets';

/** An open bet of 100.00 on over 2.5 goals in each of these matches, for tests. */
export function aBet(matchIds: readonly number[], over: Partial<BetReply> = {}): Bet {
  const money = { currency: 'EUR', subunits: 100 };
  const { stake = { value: 10_000, ...money }, win_amount = { value: 20_000, ...money } } = over;
  return bet.parse({
    id: 1,
    ref: 'T-1',
    type: matchIds.length > 1 ? 'combo' : 'single',
    status: 'waiting_results',
    result: 'no_results',
    stake,
    win_amount,
    odds: 2000,
    remaining: { stake, odds: 2000, win: win_amount },
    selections: matchIds.map((id) => ({
      id: id * 10,
      status: 'waiting_results',
      result: 'no_results',
      match: {
        id,
        urn_id: `sr:match:${id}`,
        slug: `arsenal-chelsea-m${id}`,
        sport_key: 'soccer',
        status: 1,
        start_time: '2025-01-01T00:00:00Z',
        home: 'Arsenal',
        away: 'Chelsea',
        name: null,
        tournament: 'Premier League',
        score: null,
      },
      market: { id: 18, name: 'Total' },
      specifier: 'total=2.5',
      outcome: { id: '12', name: 'over 2.5' },
      odds: 2000,
    })),
    created_at: '2025-01-01T00:00:00Z',
    settled_at: null,
    to_cashout: null,
    cashout_reason: null,
    cashout_at: null,
    cashed_out: null,
    system: null,
    is_vip: false,
    ...over,
  });
}
