import type { Slip, SlipBet } from '@touchline/domain/slip/slip';
import type { Sent } from '@touchline/wire/calls/call';
import type { createShareBet } from '@touchline/wire/calls/share-bets';
import { onWire } from '@touchline/wire/money';

type Body = NonNullable<Sent<typeof createShareBet>['body']>;

/** A slip as it is shared: its bets with their stakes, and nothing of prices or bonuses (SPEC §5 "Share bet"). */
export function shareBody({ bets, currency }: Pick<Slip, 'bets' | 'currency'>): Body {
  return { bets: bets.map((bet) => sharedBet(bet, currency)) };
}

function sharedBet({ kind, stake, selections }: SlipBet, currency: string): Body['bets'][number] {
  return {
    type: kind.type,
    stake: { value: onWire(stake.amount), currency },
    selections: selections.map((each) => ({
      match_id: each.matchId,
      market_id: each.marketId,
      specifier: each.specifier,
      outcome_id: each.outcomeId,
      odds: each.odds,
    })),
    ...(kind.type === 'system' && { system_id: kind.system.id }),
  };
}

/** The link that puts the bets of a code on a slip: `home` is the address of the sportsbook's first page (SPEC §2). */
export function shareLink(home: string, code: string): string {
  const address = new URL(home);
  address.searchParams.set('betcode', code);
  return address.href;
}
