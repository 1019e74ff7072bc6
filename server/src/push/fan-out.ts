import { joinFrames } from './frames';
import { after } from './limits';
import type { Stream, Subscriber } from './stream';

/** Sends what was published, once a tick, to all clients in one pass (DESIGN §4.16). */
export class FanOut {
  readonly #tickMs: number;
  readonly #changed = new Set<Stream>();
  #timer: NodeJS.Timeout | null = null;
  #lastTick = -Infinity;

  constructor(tickMs: number) {
    this.#tickMs = tickMs;
  }

  /** The stream has something to send. After a quiet time the tick comes at once. */
  mark(stream: Stream): void {
    this.#changed.add(stream);
    this.#timer ??= after(this.#lastTick + this.#tickMs - performance.now(), () => this.#tick());
  }

  /** Sends these streams now, with what already waited in them, so that their order is kept. */
  sendNow(streams: Iterable<Stream>): void {
    const due = new Map<Subscriber, Buffer[]>();
    for (const stream of streams) {
      this.#changed.delete(stream);
      stream.drain((subscriber, segment) => {
        const segments = due.get(subscriber);
        if (segments) segments.push(segment);
        else due.set(subscriber, [segment]);
      });
    }
    const join = joinFrames();
    for (const [subscriber, segments] of due) subscriber.deliver(join(segments));
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #tick(): void {
    this.#timer = null;
    this.#lastTick = performance.now();
    this.sendNow([...this.#changed]);
  }
}
