import { stakesCash } from '@touchline/domain/bonus/bet-bonus';
import type { Slip } from '@touchline/domain/slip/slip';
import { countingAmbs } from '@touchline/wire/calls/amb-freebets';
import { jackpotsOnSlip } from '@touchline/wire/calls/jackpots';
import { call } from '../../api/browser-api';
import { heardOut } from '../../api/jackpot-faults';
import { askOfSlip, betsOn } from './ask-of-slip';
import { type CountsFor, takeCounts } from './counts-for';
import { bonusesAsked } from './offered-bonuses';

/** What of it the site has. */
export interface Counting {
  ambs: boolean;
  jackpots: boolean;
}

/** Keeps what else the bets on the slip count for (SPEC §7 POST /bonuses/freebets/amb, POST /jackpots). Returns how to stop. */
export function keepCounts({ ambs: hasAmbs, jackpots: hasJackpots }: Counting): () => void {
  return askOfSlip<CountsFor>({
    standing: (slip) => betsOn(withOwnStakes(slip)),
    ask: async (slip, signal) => {
      const body = bonusesAsked(withOwnStakes(slip));
      const [ambs, jackpots] = await Promise.all([
        hasAmbs ? call(countingAmbs, { body }, signal) : null,
        hasJackpots ? heardOut(call(jackpotsOnSlip, { body }, signal), signal) : null,
      ]);
      return {
        ambs: namesOf((ambs?.data ?? []).flatMap(({ counting }) => counting)),
        jackpots: namesOf((jackpots?.data ?? []).flatMap(({ fed }) => fed)),
      };
    },
    take: takeCounts,
  });
}

/** Only what is staked with the player's own money counts: a bet with a freebet feeds nothing. */
function withOwnStakes(slip: Slip): Slip {
  return { ...slip, bets: slip.bets.filter(({ bonus }) => stakesCash(bonus)) };
}

function namesOf(all: readonly { name: string }[]): string[] {
  return [...new Set(all.map(({ name }) => name))];
}
