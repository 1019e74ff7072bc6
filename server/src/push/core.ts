import type { Allowance } from './allowance';
import type { Disconnect, ProtocolError } from './codes';
import type { FanOut } from './fan-out';
import type { KnownChannels } from './known-channels';
import type { Limits } from './limits';
import type { Places } from './places';
import type { Clock, Tokens } from './tokens';
import type { LaterFrame } from './outgoing';
import type { Stream, Subscriber } from './stream';
import type { Streams } from './streams';
import type { Transport } from './transport';

/** Where bugs are told. A pino logger is one. */
export interface PushLog {
  error(details: object, message: string): void;
}

/** Counted since the hub was made. */
export interface Counters {
  publications: number;
  /** Frames and bytes of publications sent to clients. */
  frames: number;
  bytes: number;
  /** Bytes of history and of recovered publications sent to clients. */
  historyBytes: number;
  /** Commands that were answered with an error. */
  refused: number;
  slowClients: number;
  /** Connections that ended, by the reason. */
  closed: Map<string, number>;
}

/** What every session of a hub shares. */
export interface Core {
  readonly node: string;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly log: PushLog;
  readonly tokens: Tokens;
  readonly streams: Streams;
  readonly fanOut: FanOut;
  readonly roster: Roster;
  readonly places: Places;
  /** Null where any name of a channel is as good as another. */
  readonly knownChannels: KnownChannels | null;
  readonly counters: Counters;
}

/** One subscription of one client. */
export interface Subscription {
  stream: Stream;
  /** Ends it when its token is not refreshed in time. */
  expiry: NodeJS.Timeout | null;
}

/** A session as those who answer its commands see it, and as the roster keeps it. */
export interface Client extends Subscriber {
  /** Known to this client alone: whoever has it may send commands (emulation). */
  readonly id: string;
  /** Names the connection to the client and in logs. */
  readonly client: string;
  readonly core: Core;
  readonly transport: Transport;
  readonly subscriptions: Map<string, Subscription>;
  /** Null until it has connected; then the user's id, empty for a visitor. */
  readonly user: string | null;
  readonly closed: boolean;
  /** Bytes that wait for the client, replies included. */
  readonly waiting: number;
  /** Of history and of what is recovered, in bytes. */
  readonly historyAllowance: Allowance;
  /** Takes a frame of commands; they are answered one after the other. */
  receive(frame: string): void;
  /** Whether the client may send so many commands now; one that floods is cut. */
  allows(commands: number): boolean;
  /** Answers a command. The reply leaves before any publication that is sent after this call. */
  reply(id: number, method: string, result: object, publications?: readonly string[]): void;
  refuse(id: number, error: ProtocolError): void;
  /** Sends a line that answers nothing, such as the end of a subscription. */
  tell(line: string): void;
  /** Sends something large that is written only when its turn comes. */
  sendLater(frame: LaterFrame): void;
  /** The client has said who it is. */
  connected(user: string): void;
  /** Closes the connection in `ms` unless called again; null: never. */
  expireAfter(ms: number | null, disconnect: Disconnect): void;
  /** Ends one subscription, if there is one. */
  leave(channel: string): void;
  /** Says why and ends the connection. */
  close(disconnect: Disconnect): void;
  /** Done when the client is gone, or could not be reached for a while. */
  closeAndWait(disconnect: Disconnect): Promise<void>;
}

/** Who is here: every open session, by its id and by its user. */
export class Roster {
  readonly #byId = new Map<string, Client>();
  readonly #byUser = new Map<string, Set<Client>>();

  get size(): number {
    return this.#byId.size;
  }

  add(session: Client): void {
    this.#byId.set(session.id, session);
  }

  find(id: string): Client | undefined {
    return this.#byId.get(id);
  }

  all(): Client[] {
    return [...this.#byId.values()];
  }

  /** The session has said who it is. */
  signIn(session: Client, user: string): void {
    const others = this.#byUser.get(user) ?? new Set();
    this.#byUser.set(user, others.add(session));
  }

  ofUser(user: string): Client[] {
    return [...(this.#byUser.get(user) ?? [])];
  }

  remove(session: Client): void {
    this.#byId.delete(session.id);
    const { user } = session;
    if (user === null) return;
    const others = this.#byUser.get(user);
    others?.delete(session);
    if (others?.size === 0) this.#byUser.delete(user);
  }
}
