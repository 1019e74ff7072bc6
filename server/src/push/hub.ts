import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { assert } from '@touchline/domain/assert';
import { channelAccess } from './channels';
import { DISCONNECT } from './codes';
import { Roster } from './core';
import type { Client, Core, Counters, PushLog } from './core';
import { FanOut } from './fan-out';
import { KnownChannels } from './known-channels';
import type { ChannelSubjects } from './known-channels';
import { DEFAULT_LIMITS } from './limits';
import type { Limits } from './limits';
import type { OriginOptions } from './origins';
import { Places } from './places';
import type { NoPlace } from './places';
import type { Entry, Realtime } from './realtime';
import { Session } from './session';
import type { Stream } from './stream';
import { Streams } from './streams';
import { Tokens } from './tokens';
import type { Clock } from './tokens';
import type { Transport, TransportName } from './transport';
import { attachWebSockets } from './websocket';

export interface HubOptions extends Partial<Limits> {
  /** Signs and checks tokens (HS256); at least 32 bytes. */
  secret: string;
  /** For ages and expiries; the system's by default. */
  clock?: Clock;
  log?: PushLog;
  /** What there are channels about; without it any locale and any match is taken to be there. */
  subjects?: ChannelSubjects;
}

export interface HubMetrics extends Counters {
  clients: number;
  channels: number;
  subscriptions: number;
  /** Bytes that wait for clients. */
  bytesWaiting: number;
  /** Clients by how they are connected. */
  transports: Record<TransportName, number>;
  /** Connections turned away, by the reason. */
  turnedAway: Readonly<Record<NoPlace, number>>;
}

export interface Hub {
  realtime: Realtime;
  /** This hub among others; a new one at every start. */
  node: string;
  limits: Limits;
  /** Serves websockets on a server. */
  attach(server: Server, options: OriginOptions): void;
  /** Takes a place for a connection from an address and returns what gives it back; null where none is left. */
  takePlace(address: string, transport: TransportName): (() => void) | null;
  /** Starts a session over a transport. */
  open(transport: Transport): Session;
  /** The open session with this id. */
  find(sessionId: string): Client | undefined;
  /** Tells every client that we go (3001, so they come back) and waits until they are gone. */
  close(): Promise<void>;
  metrics(): HubMetrics;
}

// How often old publications are looked for: they may stay this much longer than they should.
const SWEEP_MS = 30_000;

/** Makes a hub that speaks the Centrifuge JSON protocol (client protocol v2). */
export function createHub({
  secret,
  clock = Date,
  log = console,
  subjects,
  ...given
}: HubOptions): Hub {
  assert(Buffer.byteLength(secret) >= 32, 'the realtime secret has at least 32 bytes');
  const limits = { ...DEFAULT_LIMITS, ...given };
  const core = createCore({ secret, clock, log, limits, subjects });
  const sweeper = setInterval(() => core.streams.sweep(clock.now()), SWEEP_MS).unref();
  const detach: (() => void)[] = [];
  return {
    realtime: realtimeOf(core),
    node: core.node,
    limits: core.limits,
    attach: (server, options) => void detach.push(attachWebSockets(core, server, options)),
    takePlace: (address, transport) => core.places.take(address, transport),
    open: (transport) => new Session(core, transport),
    find: (id) => core.roster.find(id),
    metrics: () => metricsOf(core),
    close: async () => {
      clearInterval(sweeper);
      core.fanOut.stop();
      for (const each of detach.splice(0)) each();
      await Promise.all(
        core.roster.all().map((session) => session.closeAndWait(DISCONNECT.shutdown)),
      );
    },
  };
}

interface CoreOptions {
  secret: string;
  clock: Clock;
  log: PushLog;
  limits: Limits;
  subjects: ChannelSubjects | undefined;
}

function createCore({ secret, clock, log, limits, subjects }: CoreOptions): Core {
  return {
    node: randomUUID(),
    limits,
    clock,
    log,
    tokens: new Tokens(secret, clock),
    streams: new Streams(limits),
    fanOut: new FanOut(limits.tickMs),
    roster: new Roster(),
    places: new Places(limits),
    knownChannels: subjects ? new KnownChannels(subjects) : null,
    counters: {
      publications: 0,
      frames: 0,
      bytes: 0,
      historyBytes: 0,
      refused: 0,
      slowClients: 0,
      closed: new Map(),
    },
  };
}

function metricsOf({ counters, roster, streams, places }: Core): HubMetrics {
  const transports = { websocket: 0, sse: 0, http_stream: 0 };
  let [subscriptions, bytesWaiting] = [0, 0];
  for (const session of roster.all()) {
    transports[session.transport.name] += 1;
    subscriptions += session.subscriptions.size;
    bytesWaiting += session.waiting;
  }
  return {
    ...counters,
    clients: roster.size,
    channels: streams.size,
    subscriptions,
    bytesWaiting,
    transports,
    turnedAway: places.turnedAway,
  };
}

function realtimeOf(core: Core): Realtime {
  const { tokens, limits, roster, streams } = core;
  return {
    publish: async (channel, data, options) => publishAll(core, [{ channel, data, ...options }]),
    publishMany: async (entries) => publishAll(core, entries),
    history: async (channel) => streams.position(known(channel)),
    disconnectUser: async (userId) => {
      for (const session of roster.ofUser(userId)) session.close(DISCONNECT.forced);
    },
    signedOut: async (userId) => {
      const { connectionTokenSeconds, subscriptionTokenSeconds } = limits;
      tokens.revoke(userId, Math.max(connectionTokenSeconds, subscriptionTokenSeconds));
      for (const session of roster.ofUser(userId)) session.close(DISCONNECT.expired);
    },
    mintTokens: {
      connection: (userId) => tokens.mint(userId ?? '', limits.connectionTokenSeconds),
      subscription: (userId, channel) =>
        tokens.mint(userId, limits.subscriptionTokenSeconds, known(channel)),
    },
  };
}

function publishAll({ streams, fanOut, clock, counters }: Core, entries: readonly Entry[]): void {
  const urgent = new Set<Stream>();
  for (const { channel, data, urgent: now = false } of entries) {
    const stream = streams.get(known(channel));
    counters.publications += 1;
    if (!stream.append(data, clock.now())) continue;
    if (now) urgent.add(stream);
    else fanOut.mark(stream);
  }
  fanOut.sendNow(urgent);
}

/** Channels are named by our own code, so an unknown one is a bug. */
function known(channel: string): string {
  assert(channelAccess(channel).ok, `a channel is known: ${channel}`);
  return channel;
}
