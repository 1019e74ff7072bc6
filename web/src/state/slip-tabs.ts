import * as z from 'zod/mini';
import { openChannel } from '../ui/browser';
import { keptAcceptMode } from './local-keys';
import { isVisitor } from './session';
import { further } from './slip-further';
import { takeKeptAcceptMode } from './slip-rules';

/** What the tabs of one browser tell each other of what they place. */
const CHANNEL = 'touchline-slip';

const answer = z.object({ placementId: z.uuid(), wasTaken: z.boolean() });

/**
 * Tells the other tabs that a placement has its answer. Each tab has a slip of its own (SPEC §3), but one that was
 * duplicated holds a copy, with what was sent and not answered.
 */
export function tellAnswered(placementId: string, wasTaken: boolean): void {
  const channel = openChannel(CHANNEL, () => undefined);
  channel.tell({ placementId, wasTaken });
  channel.close();
}

/**
 * Takes over what other tabs have been answered, and how a visitor meets changed odds, which this browser keeps for all
 * of them. Returns how to stop.
 */
export function followOtherTabs(): () => void {
  const channel = openChannel(CHANNEL, (message) => {
    const heard = answer.safeParse(message);
    if (heard.success) further.answeredElsewhere(heard.data.placementId, heard.data.wasTaken);
  });
  const readMode = ({ key }: StorageEvent) => {
    if (key === keptAcceptMode.key) takeKeptAcceptMode(isVisitor());
  };
  window.addEventListener('storage', readMode);
  return () => {
    channel.close();
    window.removeEventListener('storage', readMode);
  };
}
