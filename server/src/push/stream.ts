import { History, Publication } from './history';
import type { HistoryBounds } from './history';
import { pushLine } from './protocol';
import type { StreamPosition } from './realtime';

/** Somebody who is sent frames. */
export interface Subscriber {
  deliver(frame: Buffer): void;
}

/** One channel: who listens, what was published, and what is still to be sent this tick. */
export class Stream {
  readonly name: string;
  readonly epoch: string;
  readonly #history: History;
  // Each subscriber with the offset it has been sent: one that joins in the middle of a tick
  // must not get again what its subscribe reply already covers.
  readonly #sent = new Map<Subscriber, number>();
  #offset = 0;
  #publishedAt = 0;
  #pending: Publication[] = [];

  constructor(name: string, epoch: string, bounds: HistoryBounds) {
    this.name = name;
    this.epoch = epoch;
    this.#history = new History(bounds);
  }

  get position(): StreamPosition {
    return { epoch: this.epoch, offset: this.#offset };
  }

  get listeners(): number {
    return this.#sent.size;
  }

  /** Adds a publication, or what makes it for its first reader. True when somebody waits for it. */
  append(data: unknown, now: number): boolean {
    this.#offset += 1;
    this.#publishedAt = now;
    const publication = new Publication(this.#offset, now, data);
    this.#history.add(publication);
    if (this.#sent.size === 0) return false;
    this.#pending.push(publication);
    return true;
  }

  /** Hands each subscriber one buffer with all it has not been sent; most share the same one. */
  drain(hand: (subscriber: Subscriber, segment: Buffer) => void): void {
    const pending = this.#pending;
    const segments = new Map<number, Buffer>();
    this.#pending = [];
    for (const [subscriber, sent] of this.#sent) {
      if (sent >= this.#offset) continue;
      const segment = segments.get(sent) ?? this.#segment(pending, sent);
      segments.set(sent, segment);
      this.#sent.set(subscriber, this.#offset);
      hand(subscriber, segment);
    }
  }

  #segment(pending: readonly Publication[], sent: number): Buffer {
    return this.lines(pending.filter(({ offset }) => offset > sent));
  }

  /** From here on the subscriber gets what is published after now. */
  join(subscriber: Subscriber): void {
    this.#sent.set(subscriber, this.#offset);
  }

  leave(subscriber: Subscriber): void {
    this.#sent.delete(subscriber);
  }

  /** Lines of pushes for publications, as `drain` hands them out. */
  lines(publications: readonly Publication[]): Buffer {
    return Buffer.from(publications.map(({ json }) => pushLine(this.name, json)).join('\n'));
  }

  /** What was published since a position, or null when that cannot be told in full. */
  since(position: StreamPosition, now: number): readonly Publication[] | null {
    // An empty epoch means any, as in Centrifugo.
    if (position.epoch !== '' && position.epoch !== this.epoch) return null;
    this.#history.prune(now);
    return this.#history.after(position.offset, this.#offset);
  }

  kept(now: number): readonly Publication[] {
    this.#history.prune(now);
    return this.#history.all();
  }

  /** True when nobody would notice that the stream is gone, or it has been idle for so long. */
  idle(now: number, idleMs: number): boolean {
    this.#history.prune(now);
    if (this.#sent.size > 0 || this.#history.size > 0) return false;
    return this.#offset === 0 || this.#publishedAt <= now - idleMs;
  }
}
