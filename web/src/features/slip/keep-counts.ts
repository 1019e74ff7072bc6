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
    standing: betsOn,
    ask: async (slip, signal) => {
      const body = bonusesAsked(slip);
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

function namesOf(all: readonly { name: string }[]): string[] {
  return [...new Set(all.map(({ name }) => name))];
}
