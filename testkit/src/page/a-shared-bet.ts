import { minor } from '@touchline/domain/money';
import type { ReadOf } from '@touchline/wire/calls/call';
import { getShareBets } from '@touchline/wire/calls/share-bets';
import { aMarket, aMatch } from './live-lines';

type SharedBet = ReadOf<typeof getShareBets>['data']['bets'][number];
type Kind = Partial<Pick<SharedBet, 'type' | 'system_id'>>;

interface Parts extends Kind {
  matchIds?: readonly number[];
  stake?: readonly [value: number, currency: string];
}

/** A bet as a share code answers it, with an outcome of each of these matches. */
export function aSharedBet({
  matchIds = [1],
  stake: [value, currency] = [1000, 'EUR'],
  ...kind
}: Parts = {}): SharedBet {
  const sent = { data: { bets: [aSharedBetReply(matchIds, kind)], left_out: [] } };
  const [bet] = getShareBets.reply.parse(sent).data.bets;
  if (!bet) throw new Error('the reply has no bet');
  return { ...bet, stake: { value: minor(value), currency } };
}

/** The same, as the server writes it. */
export function aSharedBetReply(matchIds: readonly number[] = [1], kind: Kind = {}) {
  return {
    type: 'single',
    ...kind,
    stake: { value: 1000, currency: 'EUR' },
    selections: matchIds.map((id) => ({
      match: aMatch({ id }),
      market: aMarket({ match_id: id }),
      outcome: { id: '12', name: 'over 2.5', active: true, odds: 1500 },
    })),
  };
}
