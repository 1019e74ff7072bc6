import { publicationJson } from './protocol';

/**
 * One publication as it is kept. Its JSON is written once and used for every client; when nobody reads it, it is not
 * written at all.
 */
export class Publication {
  readonly offset: number;
  /** When it was published, in milliseconds. */
  readonly at: number;
  #data: unknown;
  #json: string | null = null;
  #bytes: number | null = null;

  /** `data` is what is published, or a function that makes it for its first reader. */
  constructor(offset: number, at: number, data: unknown) {
    this.offset = offset;
    this.at = at;
    this.#data = data;
  }

  get json(): string {
    if (this.#json === null) {
      const data: unknown =
        typeof this.#data === 'function' ? (this.#data as () => unknown)() : this.#data;
      this.#json = publicationJson(data, this.offset);
      this.#data = null;
    }
    return this.#json;
  }

  /** The length of its JSON in bytes. */
  get bytes(): number {
    return (this.#bytes ??= Buffer.byteLength(this.json));
  }

  /** The bytes of what was written so far. */
  get written(): number {
    return this.#json === null ? 0 : this.bytes;
  }
}

export interface HistoryBounds {
  historySize: number;
  historyMs: number;
  historyBytes: number;
}

/** The latest publications of one channel: bounded in number and age, and those that were read in size. */
export class History {
  readonly #bounds: HistoryBounds;
  #kept: Publication[] = [];

  constructor(bounds: HistoryBounds) {
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#kept.length;
  }

  add(publication: Publication): void {
    this.#kept.push(publication);
    this.prune(publication.at);
  }

  /** Drops what is too old, and the oldest while there is too much. */
  prune(now: number): void {
    const { historySize, historyMs, historyBytes } = this.#bounds;
    let bytes = this.#kept.reduce((sum, { written }) => sum + written, 0);
    let dropped = 0;
    for (const each of this.#kept) {
      const fits = this.#kept.length - dropped <= historySize && bytes <= historyBytes;
      if (fits && each.at > now - historyMs) break;
      bytes -= each.written;
      dropped += 1;
    }
    if (dropped > 0) this.#kept.splice(0, dropped);
  }

  /** Everything after `offset` when the channel stands at `top`; null when some of it is gone. */
  after(offset: number, top: number): readonly Publication[] | null {
    if (offset > top) return null;
    if (offset === top) return [];
    const first = this.#kept[0];
    if (!first || first.offset > offset + 1) return null;
    return this.#kept.slice(offset + 1 - first.offset);
  }

  all(): readonly Publication[] {
    return this.#kept;
  }
}
