/** How long a price may be on its way from the feed to a bet that is being accepted, in ms. */
const PROPAGATION_MS = 3_000;
/** A producer that has not said that it is alive for longer than this vouches for nothing (DESIGN §4.21). */
const SILENCE_MS = 20_000;

interface Said {
  readonly at: number;
  /** Odds by outcome in thousandths; null while the market takes no bets. */
  readonly prices: Readonly<Record<string, number>> | null;
}

/** Knows, from what the benchmark's own feed has said, which prices it vouched for at any moment. */
export class VouchedPrices {
  readonly #said = new Map<string, Said[]>();
  readonly #signs: number[] = [];

  /** From now on the feed vouches for these prices of a match, or for none. */
  say(urn: string, prices: Said['prices'], at = performance.now()): void {
    const said = this.#said.get(urn) ?? [];
    said.push({ at, prices });
    this.#said.set(urn, said);
  }

  /** The producer said that it is alive. */
  sign(at: number): void {
    this.#signs.push(at);
  }

  current(urn: string): Said['prices'] {
    return this.#said.get(urn)?.at(-1)?.prices ?? null;
  }

  /** When the feed said a price of an outcome, and when it last said that it was alive; in s before `at`. */
  ageOf(bet: { urn: string; outcome: string; odds: number }, at: number) {
    const said = this.#said
      .get(bet.urn)
      ?.findLast((each) => each.at <= at && each.prices?.[bet.outcome] === bet.odds);
    const sign = this.#signs.findLast((each) => each <= at);
    const age = (since: number | undefined) =>
      since === undefined ? null : Math.round(at - since) / 1000;
    return { said: age(said?.at), signed: age(sign) };
  }

  /** Whether the feed vouched for a price when a bet was accepted at it. */
  vouchesFor(bet: { urn: string; outcome: string; odds: number }, at: number): boolean {
    const last = this.#signs.findLast((sign) => sign <= at) ?? -Infinity;
    if (at - last > SILENCE_MS + PROPAGATION_MS) return false;
    const said = this.#said.get(bet.urn) ?? [];
    return said.some(({ at: since, prices }, index) => {
      const until = said[index + 1]?.at ?? Infinity;
      return (
        since <= at + PROPAGATION_MS &&
        until >= at - PROPAGATION_MS &&
        prices?.[bet.outcome] === bet.odds
      );
    });
  }
}
