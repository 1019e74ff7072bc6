import { after } from './limits';

interface Beat {
  pingMs: number;
  pongMs: number;
  ping(): void;
  /** The client has been silent since the ping. */
  lost(): void;
}

/** Pings one client, and notices when it has gone without saying so. */
export class Heartbeat {
  readonly #beat: Beat;
  #next: NodeJS.Timeout | null = null;
  #deadline: NodeJS.Timeout | null = null;

  constructor(beat: Beat) {
    this.#beat = beat;
  }

  /** The first ping comes at a random time, so that clients that came together are spread. */
  start(): void {
    this.#next = after(this.#beat.pingMs * Math.random(), () => this.#ping());
  }

  /** Anything received shows that the client is there. */
  heard(): void {
    if (this.#deadline) clearTimeout(this.#deadline);
    this.#deadline = null;
  }

  stop(): void {
    this.heard();
    if (this.#next) clearTimeout(this.#next);
    this.#next = null;
  }

  #ping(): void {
    this.#deadline ??= after(this.#beat.pongMs, () => this.#beat.lost());
    this.#next = after(this.#beat.pingMs, () => this.#ping());
    this.#beat.ping();
  }
}
