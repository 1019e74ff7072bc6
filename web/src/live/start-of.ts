import type { StreamPosition } from '@touchline/wire/catalogue';
import type { Subscription } from 'centrifuge';

/** From where on a channel is followed. */
export interface Start {
  /** A snapshot was read at a position, and goes by this channel from there on. */
  saw(position: StreamPosition): void;
}

/** Calls `missed` for each snapshot from before a channel was followed, which was joined from `position` or from then on. */
export function startOf(
  subscription: Subscription,
  position: StreamPosition | undefined,
  missed: () => void,
): Start {
  let begun: { epoch: string; offset: number } | undefined;
  let snapshots: StreamPosition[] = [];
  /** Each of them is a gap once: what is read again after it may still name it. */
  const otherEpochs = new Set<string>();
  const isOlder = ({ epoch, offset }: StreamPosition) => {
    if (epoch === begun?.epoch) return offset < begun.offset;
    return !otherEpochs.has(epoch) && otherEpochs.add(epoch) !== null;
  };
  const look = () => {
    if (!begun) return;
    const older = snapshots.filter(isOlder);
    snapshots = [];
    if (older.length > 0) missed();
  };
  subscription.on('subscribed', ({ streamPosition, wasRecovering, recovered }) => {
    if (wasRecovering && recovered) begun ??= position;
    else begun = streamPosition;
    look();
  });
  return {
    saw: (seen) => {
      // Before it has begun, the one from longest ago decides.
      if (begun || snapshots.length < MOST_WAITING) snapshots.push(seen);
      look();
    },
  };
}

/** So many snapshots wait for the channel at most: the first ones are the oldest. */
const MOST_WAITING = 50;
