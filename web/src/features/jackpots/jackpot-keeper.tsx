import { useQuery, useQueryClient } from '@tanstack/react-query';
import { popupStep } from '@touchline/domain/bonus/bonus-kind';
import { JACKPOT_REACTION_SECONDS } from '@touchline/domain/bonus/jackpot';
import { markBonusesAsSeen } from '@touchline/wire/calls/bonuses';
import { getJackpots, listJackpotHits } from '@touchline/wire/calls/jackpots';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { call } from '../../api/browser-api';
import { heardOut } from '../../api/jackpot-faults';
import { settingsQuery } from '../../api/queries';
import { useSite } from '../../i18n/site-context';
import { useFlag } from '../../state/flags';
import { usePlayingId } from '../../state/playing';
import { later } from '../../ui/later';
import type { JackpotHit } from './jackpot-queries';
import { watchHits } from './watch-hits';

const JackpotWon = later(async () => (await import('./jackpot-won')).JackpotWon);

/** Opens the window of a hit of the player's own, on the page that it comes to or on the next one (SPEC §2 "jackpot hit"). */
export function JackpotKeeper() {
  const isOn = useFlag('jackpots');
  const playerId = usePlayingId();
  return isOn && playerId !== null ? <OwnHits key={playerId} /> : null;
}

/** How long a page waits before it does anything about a hit that it hears of (SPEC §9 "Jackpot hit reaction delay"). */
function useReactionMs(): number {
  const settings = useQuery(settingsQuery(useApi())).data?.data;
  return (settings?.jackpot_reaction_seconds ?? JACKPOT_REACTION_SECONDS) * 1000;
}

function OwnHits() {
  const client = useQueryClient();
  const reactionMs = useReactionMs();
  const { quiet_bonuses: disabled } = useSite().config;
  const [hits, setHits] = useState<readonly JackpotHit[]>([]);
  useEffect(() => {
    const asked = new AbortController();
    const stop = watchHits({
      reactionMs,
      isShown: popupStep({ type: 'jackpot', status: 'active' }, true, disabled) === 'jackpot',
      unseen: () => unseenHits(asked.signal),
      // The hit is among the others then, and the draws to come go by another seed.
      reread: () => {
        for (const { name } of [listJackpotHits, getJackpots])
          void client.invalidateQueries({ queryKey: [name] });
      },
      show: setHits,
    });
    return () => {
      stop();
      asked.abort();
    };
  }, [client, disabled, reactionMs]);
  const [first, ...others] = hits;
  if (!first) return null;
  const close = () => {
    setHits(others);
    void tellSeen(first.id);
  };
  return <JackpotWon key={first.id} hit={first} onClose={close} />;
}

/** The player's own that they have not seen; without an answer there are none. */
async function unseenHits(signal: AbortSignal): Promise<readonly JackpotHit[]> {
  try {
    const query = { for_user: true, unseen: true };
    return (await heardOut(call(listJackpotHits, { query }, signal), signal)).data;
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) return [];
    throw error;
  }
}

/** What does not arrive is shown once more on the next page. */
async function tellSeen(id: number): Promise<void> {
  try {
    await call(markBonusesAsSeen, { body: { bonuses: [{ id, type: 'jackpot' }] } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
