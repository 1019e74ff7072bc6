import type { QueryClient } from '@tanstack/react-query';
import { freshnessOf, type Heard } from '@touchline/domain/feed/freshness';
import { hearReplies } from '../api/heard-replies';
import { queryKeyOf } from '../api/queries';
import { createCatchUp } from './catch-up';
import type { ChannelNews, Whose } from './channel-news';
import type { LiveStore } from './live-store';
import { whoseOdds } from './price-queries';

/** How often the answer is looked at again, in milliseconds. */
const LOOK_MS = 500;

/** Tells the store how fresh the odds on the page are, from what happens to the channels that they come by. */
export interface FreshnessKeeper {
  channel(whose: Whose, news: ChannelNews): void;
  /** Something has come by the channel of the lists, which is never silent for long, or it has begun. */
  heard(): void;
}

/** Watches from now on; `now` is ms of a clock that never goes back, and 0 when the page was asked for. */
export function keepFreshness(
  live: LiveStore,
  queries: QueryClient,
  now: () => number = () => performance.now(),
): FreshnessKeeper {
  const begun = (at: number): Heard => ({
    missingSince: at,
    heardAt: null,
    hasRun: false,
    snapshotAt: at,
  });
  const channels = new Map<Whose, Heard>([['lists', begun(0)]]);
  const change = (whose: Whose, changed: (heard: Heard) => Heard) => {
    const known = channels.get(whose);
    if (known) channels.set(whose, changed(known));
  };
  const look = () => {
    const found = lookAt(channels, catchUp.owed(), now());
    const { freshness, unheard } = live.get();
    if (freshness === found.freshness && hasSame(unheard, found.unheard)) return;
    live.seed((state) => ({ ...state, ...found }));
  };
  const catchUp = createCatchUp(queries, look);
  hearReplies(({ call, sent }) => {
    for (const whose of whoseOdds({ queryKey: queryKeyOf(call, sent) })) {
      change(whose, (heard) => ({ ...heard, snapshotAt: now() }));
    }
    look();
  });
  setInterval(look, LOOK_MS);
  const channel = (whose: Whose, news: ChannelNews) => {
    if (news === 'missed') return catchUp.missed(whose);
    if (news === 'left') {
      channels.delete(whose);
      if (whose !== 'lists') catchUp.left(whose);
    } else {
      if (!channels.has(whose)) channels.set(whose, begun(now()));
      change(whose, news === 'runs' ? running : (heard) => standing(heard, now()));
    }
    look();
  };
  return {
    channel,
    heard: () => {
      change('lists', (heard) => ({ ...heard, heardAt: now() }));
      look();
    },
  };
}

const running = (heard: Heard): Heard => ({ ...heard, missingSince: null, hasRun: true });
const standing = (heard: Heard, now: number): Heard => ({
  ...heard,
  missingSince: heard.missingSince ?? now,
});

/** How fresh what is listed is, and of which matches the odds cannot be trusted besides. */
function lookAt(channels: ReadonlyMap<Whose, Heard>, owed: ReadonlySet<Whose>, now: number) {
  const unheard = new Set(owed);
  let freshness = freshnessOf(channels.get('lists') ?? NEVER, now);
  for (const [whose, heard] of channels) {
    if (whose !== 'lists' && freshnessOf(heard, now) !== 'fresh') unheard.add(whose);
  }
  if (unheard.delete('lists')) freshness = 'lost';
  return { freshness, unheard: unheard as ReadonlySet<number> };
}

const NEVER: Heard = { missingSince: 0, heardAt: null, hasRun: false, snapshotAt: 0 };

function hasSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}
