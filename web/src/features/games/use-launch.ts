import type { GamePage } from '@touchline/wire/game-pages';
import { launchGame } from '@touchline/wire/calls/virtual-wallet';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/api-context';
import { gameFrame, type FrameAddress } from './frame-address';
import { launchFault, type LaunchFault } from './launch-fault';

/** How far a launch has come. */
export type Launch =
  | { state: 'opening' }
  | { state: 'open'; frame: FrameAddress }
  | { state: 'refused'; fault: LaunchFault };

const OPENING: Launch = { state: 'opening' };

/**
 * Launches a game, once for each time that this is on the page (SPEC §7 "virtual wallet"): an address opens its game one
 * time only, so it is no reply to keep or to fetch again by itself. `again` launches anew.
 */
export function useLaunch({ provider, app }: GamePage): { launch: Launch; again: () => void } {
  const api = useApi();
  const [attempt, setAttempt] = useState(1);
  const [last, setLast] = useState<{ attempt: number; launch: Launch }>({
    attempt,
    launch: OPENING,
  });
  useEffect(() => {
    const leaving = new AbortController();
    const open = async () => {
      const next = await launched(
        api.call(launchGame, { params: { provider }, body: { app } }, leaving.signal),
      );
      if (!leaving.signal.aborted) setLast({ attempt, launch: next });
    };
    void open().catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    });
    return () => leaving.abort();
  }, [api, provider, app, attempt]);
  return {
    launch: last.attempt === attempt ? last.launch : OPENING,
    again: () => setAttempt((count) => count + 1),
  };
}

async function launched(answer: Promise<{ url: string }>): Promise<Launch> {
  try {
    const frame = gameFrame((await answer).url, window.location.origin);
    return frame ? { state: 'open', frame } : { state: 'refused', fault: 'failed' };
  } catch (error) {
    return { state: 'refused', fault: launchFault(error) };
  }
}
