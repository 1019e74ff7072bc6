import { onPush } from '../../live/on-push';
import type { JackpotHit } from './jackpot-queries';

/** How long a hit waits before its window opens, in milliseconds (SPEC §9 "Jackpot popup delay"). */
const POPUP_MS = 1000;

interface Watched {
  /** How long the page waits before it does anything about a hit that it hears of (SPEC §9 "Jackpot hit reaction delay"). */
  reactionMs: number;
  /** Whether hits open a window here. */
  isShown: boolean;
  /** The player's own that they have not seen. */
  unseen: () => Promise<readonly JackpotHit[]>;
  /** Reads again what a hit has changed for everybody. */
  reread: () => void;
  show: (hits: readonly JackpotHit[]) => void;
}

/** Shows hits of the player's own, those from before and those that come. Returns how to stop. */
export function watchHits({ reactionMs, isShown, unseen, reread, show }: Watched): () => void {
  let popup: ReturnType<typeof setTimeout> | undefined;
  const reactions = new Set<ReturnType<typeof setTimeout>>();
  const look = async () => {
    const found = await unseen();
    if (found.length === 0) return;
    clearTimeout(popup);
    popup = setTimeout(() => show(found), POPUP_MS);
  };
  if (isShown) void look();
  const react = () => {
    reread();
    if (isShown) void look();
  };
  const stop = onPush('bonus_issued', ({ bonus }) => {
    if (bonus.type !== 'jackpot') return;
    const reaction = setTimeout(() => {
      reactions.delete(reaction);
      react();
    }, reactionMs);
    reactions.add(reaction);
  });
  return () => {
    stop();
    for (const each of [popup, ...reactions]) clearTimeout(each);
  };
}
