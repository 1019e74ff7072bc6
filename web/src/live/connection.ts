import { matchChannel, updatesChannel, userChannel } from '@touchline/wire/push/channels';
import { pushEvent, type PushEvent } from '@touchline/wire/push/events';
import type { StreamPosition } from '@touchline/wire/catalogue';
import type { Centrifuge, Subscription, SubscriptionOptions } from 'centrifuge';
import type { ChannelNews, Whose } from './channel-news';
import { failuresTo } from './failures';
import { joinAgain } from './join-again';
import { startOf } from './start-of';

export interface ConnectionOptions {
  /** Origin and base path of the sportsbook, without a slash at the end. */
  origin: string;
  locale: string;
  /** Asks for a token of the connection, for whoever is signed in (SPEC §7). */
  connectionToken: () => Promise<string>;
  /** Asks for tokens of `$` channels, all in one call; a channel without one is refused. */
  channelTokens: (channels: readonly string[]) => Promise<Readonly<Record<string, string>>>;
  /** Takes an event; one of a player's own channel with whose it is. */
  receive: (event: PushEvent, playerId?: number) => void;
  /** What happens to a channel that brings odds. */
  onChannel: (whose: Whose, news: ChannelNews) => void;
  /** From here on the player's own news are heard; `hasMissed` says that there were some that were not. */
  onOwn: (hasMissed: boolean) => void;
  /** Something came by the channel of the lists, which is never silent for long, or it has begun. */
  onHeard: () => void;
  onConnected: () => void;
  report: (error: unknown) => void;
}

/** Who listens to a channel. */
export interface ChannelFollower {
  heard: (data: unknown) => void;
  /** Something was missed and cannot be made up for. */
  missed: () => void;
  /** It comes in, or does not any more. */
  runs?: (isRunning: boolean) => void;
}

/** The realtime connection of a page (DESIGN §4.19). */
export interface LiveConnection {
  /** Follows the list of matches from the position of the snapshot on the page, or from now on where there is none. */
  followUpdates(position: StreamPosition | undefined): void;
  /** Follows every line of a match until the returned function is called; several may follow one. */
  followMatch(matchId: number, position?: StreamPosition): () => void;
  /** Follows an open channel from a position until the returned function is called; one at a time follows it. */
  followChannel(position: StreamPosition, follower: ChannelFollower): () => void;
  /** Connects as a player, or as a visitor with null. */
  identify(playerId: number | null): void;
  close(): void;
}

/** How long a channel is kept after the last follower left, in milliseconds. */
const LINGER_MS = 2000;

/** How long to wait for who it is that reads the page, in milliseconds. */
const IDENTITY_MS = 2000;

/** Connects. The client's script is given, so that it can come after the page. */
export function connectLive(Client: typeof Centrifuge, options: ConnectionOptions): LiveConnection {
  const client = new Client(endpoints(options.origin), {
    emulationEndpoint: `${options.origin}/emulation`,
    getToken: () => options.connectionToken(),
  });
  // Not called as a method: the browser's own function takes no `this` but the window.
  const { report } = options;
  const guarded = guardFor(report);
  const failures = failuresTo(report);
  const heard = (data: unknown) => hear(data, options.receive);
  const follows = (whose: Whose): Required<ChannelFollower> => ({
    heard,
    missed: () => options.onChannel(whose, 'missed'),
    runs: (isRunning) => options.onChannel(whose, isRunning ? 'runs' : 'stands'),
  });
  const subscribe: Subscribe = (channel, more, follower) => {
    const subscription = client.newSubscription(channel, { recoverable: true, ...more });
    const again = joinAgain(subscription);
    subscription.on(
      'publication',
      guarded(({ data }) => follower.heard(data)),
    );
    subscription.on(
      'subscribed',
      guarded(({ wasRecovering, recovered }) => {
        const wasEnded = again.runs();
        // What came between the snapshot and a join that was refused at first is missed too.
        if (wasRecovering ? !recovered : wasEnded) follower.missed();
        follower.runs?.(true);
      }),
    );
    for (const left of ['subscribing', 'unsubscribed'] as const) {
      subscription.on(
        left,
        guarded(() => follower.runs?.(false)),
      );
    }
    failures.watchChannel(subscription);
    subscription.subscribe();
    const leave = () => {
      again.stop();
      client.removeSubscription(subscription);
    };
    return { subscription, leave };
  };
  const lists = listsFollowed(
    (position, follower) => subscribe(updatesChannel(options.locale), sinceOf(position), follower),
    follows('lists'),
    options,
  );
  failures.watch(client);
  client.on('connected', guarded(options.onConnected));
  const matches = followers(
    (id, position) => {
      const follower = follows(id);
      const joined = subscribe(matchChannel(id), sinceOf(position), follower);
      return { ...joined, start: startOf(joined.subscription, position, follower.missed) };
    },
    (id) => options.onChannel(id, 'left'),
  );
  const identify = privateChannel(client, subscribe, options);
  return {
    followUpdates: lists.follow,
    followMatch: matches,
    followChannel: (position, follower) =>
      subscribe(position.channel, sinceOf(position), follower).leave,
    identify,
    close: () => client.disconnect(),
  };
}

interface Joined {
  subscription: Subscription;
  leave: () => void;
}

type Subscribe = (
  channel: string,
  more: Partial<SubscriptionOptions>,
  follower: ChannelFollower,
) => Joined;

/** Follows the channel of the lists, once. */
function listsFollowed(
  join: (position: StreamPosition | undefined, follower: ChannelFollower) => Joined,
  pages: Required<ChannelFollower>,
  { onHeard }: ConnectionOptions,
): { follow: LiveConnection['followUpdates'] } {
  let start: ReturnType<typeof startOf> | undefined;
  return {
    follow: (position) => {
      if (start) return position && start.saw(position);
      const heard = (data: unknown) => {
        onHeard();
        pages.heard(data);
      };
      const { subscription } = join(position, { ...pages, heard });
      subscription.on('subscribed', onHeard);
      start = startOf(subscription, position, pages.missed);
    },
  };
}

/** WebSocket first; the others for networks that break it. */
function endpoints(origin: string) {
  const http = new URL(`${origin}/connection/`, location.href).href;
  return [
    { transport: 'websocket' as const, endpoint: `${http.replace(/^http/, 'ws')}websocket` },
    { transport: 'http_stream' as const, endpoint: `${http}http_stream` },
    { transport: 'sse' as const, endpoint: `${http}sse` },
  ];
}

function sinceOf(position: StreamPosition | undefined): Partial<SubscriptionOptions> {
  return position ? { since: { offset: position.offset, epoch: position.epoch } } : {};
}

/** Events that this version of the page does not know are left alone. */
function hear(data: unknown, receive: (event: PushEvent) => void): void {
  const read = pushEvent.safeParse(data);
  if (read.success) receive(read.data);
}

type Guard = <A extends unknown[]>(handler: (...args: A) => void) => (...args: A) => void;

/** An exception in a handler would end the connection for good (DESIGN §4.20). */
function guardFor(report: (error: unknown) => void): Guard {
  return (handler) =>
    (...args) => {
      try {
        handler(...args);
      } catch (error) {
        report(error);
      }
    };
}

interface Followed extends Joined {
  start: ReturnType<typeof startOf>;
}

/** Counts who follows which match; the channel is left a little after the last one. */
function followers(
  join: (matchId: number, position: StreamPosition | undefined) => Followed,
  left: (matchId: number) => void,
): LiveConnection['followMatch'] {
  const followed = new Map<number, Followed & { count: number }>();
  return (matchId, position) => {
    const known = followed.get(matchId);
    if (known && position) known.start.saw(position);
    const entry = known ?? { ...join(matchId, position), count: 0 };
    followed.set(matchId, entry);
    entry.count += 1;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      entry.count -= 1;
      setTimeout(() => {
        if (entry.count > 0 || followed.get(matchId) !== entry) return;
        followed.delete(matchId);
        entry.leave();
        left(matchId);
      }, LINGER_MS);
    };
  };
}

/** Connects in the player's name and follows their own channel; again when somebody else signs in. */
function privateChannel(
  client: Centrifuge,
  subscribe: Subscribe,
  options: ConnectionOptions,
): LiveConnection['identify'] {
  const tokens = gathered(options.channelTokens);
  let known: number | null | undefined;
  let own: Joined | undefined;
  const connectAs = (playerId: number | null) => {
    if (known !== undefined) {
      client.disconnect();
      client.setToken('');
    }
    known = playerId;
    client.connect();
  };
  // Who reads the page is asked at the same time: waiting a little saves a second connection.
  setTimeout(() => known === undefined && connectAs(null), IDENTITY_MS);
  return (playerId) => {
    if (playerId === known) return;
    own?.leave();
    own = undefined;
    connectAs(playerId);
    if (playerId === null) return;
    const getToken: SubscriptionOptions['getToken'] = ({ channel }) => tokens(channel);
    const heard = (data: unknown) => hear(data, (event) => options.receive(event, playerId));
    const missed = () => options.onOwn(true);
    own = subscribe(userChannel(playerId), { getToken }, { heard, missed });
    own.subscription.on('subscribed', ({ wasRecovering }) => {
      if (!wasRecovering) options.onOwn(false);
    });
  };
}

/** Asks for the tokens of everything wanted in one go with one call (DESIGN §4.19). */
function gathered(ask: ConnectionOptions['channelTokens']): (channel: string) => Promise<string> {
  let wanted: string[] = [];
  let answer: Promise<Readonly<Record<string, string>>> | undefined;
  return async (channel) => {
    wanted.push(channel);
    answer ??= Promise.resolve().then(() => {
      const channels = wanted;
      wanted = [];
      answer = undefined;
      return ask(channels);
    });
    const tokens = await answer;
    // The client reads an empty token as "not allowed" and gives the channel up.
    return tokens[channel] ?? '';
  };
}
