import { matchChannel, updatesChannel, userChannel } from '@touchline/wire/push/channels';
import { pushEvent, type PushEvent } from '@touchline/wire/push/events';
import type { StreamPosition } from '@touchline/wire/catalogue';
import type { Centrifuge, Subscription, SubscriptionOptions } from 'centrifuge';
import { failuresTo } from './failures';

export interface ConnectionOptions {
  /** Origin and base path of the sportsbook, without a slash at the end. */
  origin: string;
  locale: string;
  /** Asks for a token of the connection, for whoever is signed in (SPEC §7). */
  connectionToken: () => Promise<string>;
  /** Asks for tokens of `$` channels, all in one call; a channel without one is refused. */
  channelTokens: (channels: readonly string[]) => Promise<Readonly<Record<string, string>>>;
  receive: (event: PushEvent) => void;
  /** Something was missed and cannot be made up for: what is on the page has to be read again. */
  onGap: () => void;
  /** From here on the player's own news are heard: what there was before that, or in a gap, has to be read. */
  onOwn: () => void;
  /** Something came by the channel of the lists, which is never silent for long, or it has begun. */
  onHeard: () => void;
  /** The stream of changes runs, or does not any more. */
  onRunning: (isRunning: boolean) => void;
  report: (error: unknown) => void;
}

/** Who listens to a channel. */
export interface ChannelFollower {
  heard: (data: unknown) => void;
  /** Something was missed and cannot be made up for. */
  missed: () => void;
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
  const pages: ChannelFollower = {
    heard: (data) => hear(data, options.receive),
    missed: () => options.onGap(),
  };
  const subscribe = (
    channel: string,
    more: Partial<SubscriptionOptions>,
    { heard, missed } = pages,
  ): Subscription => {
    const subscription = client.newSubscription(channel, { recoverable: true, ...more });
    subscription.on(
      'publication',
      guarded(({ data }) => heard(data)),
    );
    subscription.on(
      'subscribed',
      guarded(({ wasRecovering, recovered }) => {
        if (wasRecovering && !recovered) missed();
      }),
    );
    failures.watchChannel(subscription);
    subscription.subscribe();
    return subscription;
  };
  const lists = listsFollowed(
    (position, follower) => subscribe(updatesChannel(options.locale), sinceOf(position), follower),
    pages,
    options,
  );
  failures.watch(client);
  client.on(
    'connected',
    guarded(() => options.onRunning(true)),
  );
  for (const ended of ['connecting', 'disconnected'] as const) {
    client.on(
      ended,
      guarded(() => options.onRunning(false)),
    );
  }
  const matches = followers(
    (id, position) => subscribe(matchChannel(id), sinceOf(position)),
    (subscription) => client.removeSubscription(subscription),
  );
  const identify = privateChannel(client, subscribe, options);
  return {
    followUpdates: lists.follow,
    followMatch: matches,
    followChannel: (position, follower) => {
      const { channel } = position;
      const subscription = subscribe(channel, sinceOf(position), follower);
      return () => client.removeSubscription(subscription);
    },
    identify,
    close: () => client.disconnect(),
  };
}

/** Follows the channel of the lists, once. Of a snapshot that is older than where it began something was missed. */
function listsFollowed(
  join: (position: StreamPosition | undefined, follower: ChannelFollower) => Subscription,
  pages: ChannelFollower,
  { onHeard, onGap }: ConnectionOptions,
): { follow: LiveConnection['followUpdates'] } {
  let updates: Subscription | undefined;
  let begun: { epoch: string; offset: number } | undefined;
  const snapshots: StreamPosition[] = [];
  /** Each of them is a gap once: what is read again after it may still name it. */
  const otherEpochs = new Set<string>();
  const isOlder = ({ epoch, offset }: StreamPosition) => {
    if (epoch === begun?.epoch) return offset < begun.offset;
    return !otherEpochs.has(epoch) && otherEpochs.add(epoch) !== null;
  };
  const look = () => {
    if (begun && snapshots.splice(0).filter(isOlder).length > 0) onGap();
  };
  return {
    follow: (position) => {
      if (updates) {
        if (position) snapshots.push(position);
        return look();
      }
      const heard = (data: unknown) => {
        onHeard();
        pages.heard(data);
      };
      updates = join(position, { ...pages, heard });
      updates.on('subscribed', ({ streamPosition, wasRecovering, recovered }) => {
        onHeard();
        if (wasRecovering && recovered) begun ??= position;
        else begun = streamPosition;
        look();
      });
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

/** Counts who follows which match; the channel is left a little after the last one. */
function followers(
  join: (matchId: number, position: StreamPosition | undefined) => Subscription,
  leave: (subscription: Subscription) => void,
): LiveConnection['followMatch'] {
  const followed = new Map<number, { subscription: Subscription; count: number }>();
  return (matchId, position) => {
    const entry = followed.get(matchId) ?? { subscription: join(matchId, position), count: 0 };
    followed.set(matchId, entry);
    entry.count += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      entry.count -= 1;
      setTimeout(() => {
        if (entry.count > 0 || followed.get(matchId) !== entry) return;
        followed.delete(matchId);
        leave(entry.subscription);
      }, LINGER_MS);
    };
  };
}

/** Connects in the player's name and follows their own channel; again when somebody else signs in. */
function privateChannel(
  client: Centrifuge,
  subscribe: (channel: string, more: Partial<SubscriptionOptions>) => Subscription,
  options: ConnectionOptions,
): LiveConnection['identify'] {
  const tokens = gathered(options.channelTokens);
  let known: number | null | undefined;
  let own: Subscription | undefined;
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
    if (own) client.removeSubscription(own);
    connectAs(playerId);
    own =
      playerId === null
        ? undefined
        : subscribe(userChannel(playerId), { getToken: ({ channel }) => tokens(channel) });
    own?.on('subscribed', ({ wasRecovering, recovered }) => {
      if (!wasRecovering || !recovered) options.onOwn();
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
