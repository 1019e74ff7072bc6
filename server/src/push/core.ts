import type { FanOut } from './fan-out';
import type { KnownChannels } from './known-channels';
import type { Limits } from './limits';
import type { Places } from './places';
import type { Clock, Tokens } from './tokens';
import type { Session } from './session';
import type { Streams } from './streams';

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

/** Who is here: every open session, by its id and by its user. */
export class Roster {
  readonly #byId = new Map<string, Session>();
  readonly #byUser = new Map<string, Set<Session>>();

  get size(): number {
    return this.#byId.size;
  }

  add(session: Session): void {
    this.#byId.set(session.id, session);
  }

  find(id: string): Session | undefined {
    return this.#byId.get(id);
  }

  all(): Session[] {
    return [...this.#byId.values()];
  }

  /** The session has said who it is. */
  signIn(session: Session, user: string): void {
    const others = this.#byUser.get(user) ?? new Set();
    this.#byUser.set(user, others.add(session));
  }

  ofUser(user: string): Session[] {
    return [...(this.#byUser.get(user) ?? [])];
  }

  remove(session: Session): void {
    this.#byId.delete(session.id);
    const { user } = session;
    if (user === null) return;
    const others = this.#byUser.get(user);
    others?.delete(session);
    if (others?.size === 0) this.#byUser.delete(user);
  }
}
