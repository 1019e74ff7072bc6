/** One publication as it is kept: its JSON is written once and used for every client. */
export interface Publication {
  offset: number;
  /** When it was published, in milliseconds. */
  at: number;
  json: string;
}

export interface HistoryBounds {
  historySize: number;
  historyMs: number;
  historyBytes: number;
}

/** The latest publications of one channel: bounded in number, age and size. */
export class History {
  readonly #bounds: HistoryBounds;
  #kept: Publication[] = [];
  #characters = 0;

  constructor(bounds: HistoryBounds) {
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#kept.length;
  }

  add(publication: Publication): void {
    this.#kept.push(publication);
    this.#characters += publication.json.length;
    this.prune(publication.at);
  }

  /** Drops what is too old, and the oldest while there is too much. */
  prune(now: number): void {
    const { historySize, historyMs, historyBytes } = this.#bounds;
    let dropped = 0;
    for (const each of this.#kept) {
      const fits = this.#kept.length - dropped <= historySize && this.#characters <= historyBytes;
      if (fits && each.at > now - historyMs) break;
      this.#characters -= each.json.length;
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
