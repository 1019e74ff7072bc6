/** So much at once, and so much in each second after that. Its clock cannot step. */
export class Allowance {
  readonly #perSecond: number;
  readonly #atOnce: number;
  #left: number;
  #at = performance.now();

  constructor(perSecond: number, atOnce: number) {
    this.#perSecond = perSecond;
    this.#atOnce = atOnce;
    this.#left = atOnce;
  }

  /** False where that is more than is left; nothing is taken then. */
  take(amount: number): boolean {
    const now = performance.now();
    const earned = ((now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#atOnce, this.#left + earned);
    this.#at = now;
    if (amount > this.#left) return false;
    this.#left -= amount;
    return true;
  }
}
