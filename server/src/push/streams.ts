import { randomBytes } from 'node:crypto';
import type { Limits } from './limits';
import type { StreamPosition } from './realtime';
import { Stream } from './stream';

/** Every channel in use. A new hub has new epochs, so nobody recovers across a restart unknowingly. */
export class Streams {
  readonly #byName = new Map<string, Stream>();
  readonly #limits: Limits;
  readonly #start = randomBytes(6).toString('base64url');
  #forgotten = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#byName.size;
  }

  /** Whether clients may have a channel: those there are, and new ones while there are not too many. */
  hasRoom(name: string): boolean {
    return this.has(name) || this.#byName.size < this.#limits.channels;
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  get(name: string): Stream {
    const known = this.#byName.get(name);
    if (known) return known;
    if (this.#byName.size >= this.#limits.channels) this.#forgetOne();
    const stream = new Stream(name, this.#epoch(), this.#limits);
    this.#byName.set(name, stream);
    return stream;
  }

  /** The position of a channel. Asking for one that was never used keeps nothing in memory. */
  position(name: string): StreamPosition {
    return this.#byName.get(name)?.position ?? { epoch: this.#epoch(), offset: 0 };
  }

  /** Frees a channel that was never published to, once its last subscriber is gone. */
  release(stream: Stream): void {
    if (stream.listeners === 0 && stream.position.offset === 0) this.#byName.delete(stream.name);
  }

  /** Drops old publications, and channels that have been idle for long. */
  sweep(now: number): void {
    for (const stream of this.#byName.values()) {
      if (!stream.idle(now, this.#limits.idleChannelMs)) continue;
      this.#byName.delete(stream.name);
      // Its offsets start again from 0, so they must not be taken for the earlier ones.
      if (stream.position.offset > 0) this.#forgotten += 1;
    }
  }

  /** What we publish to has a channel, however many there are: of those that nobody reads the oldest goes. */
  #forgetOne(): void {
    for (const stream of this.#byName.values()) {
      if (stream.listeners > 0) continue;
      this.#byName.delete(stream.name);
      if (stream.position.offset > 0) this.#forgotten += 1;
      return;
    }
  }

  #epoch(): string {
    return this.#forgotten === 0 ? this.#start : `${this.#start}.${this.#forgotten}`;
  }
}
