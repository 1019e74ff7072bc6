import type { Slip, SlipBet } from '@touchline/domain/slip/slip';
import type { Sent } from '@touchline/wire/calls/call';
import type { createShareBet } from '@touchline/wire/calls/share-bets';
import { onWire } from '@touchline/wire/money';
import { betOnSlip } from './placement-body';

type Body = NonNullable<Sent<typeof createShareBet>['body']>;

/** A slip as it is shared: its bets with their stakes, and nothing of prices or bonuses (SPEC §5 "Share bet"). */
export function shareBody({ bets, currency }: Pick<Slip, 'bets' | 'currency'>): Body {
  return { bets: bets.map((bet) => sharedBet(bet, currency)) };
}

function sharedBet(bet: SlipBet, currency: string): Body['bets'][number] {
  return { ...betOnSlip(bet), stake: { value: onWire(bet.stake.amount), currency } };
}

/** The link that puts the bets of a code on a slip: `home` is the address of the sportsbook's first page (SPEC §2). */
export function shareLink(home: string, code: string): string {
  const address = new URL(home);
  address.searchParams.set('betcode', code);
  return address.href;
}
