/** Bits written one after the other, the highest first, as video headers want them. */
export class BitWriter {
  readonly #bytes: number[] = [];
  #byte = 0;
  #used = 0;

  /** The lowest `count` bits of `value`; at most 32. */
  bits(value: number, count: number): this {
    for (let place = count - 1; place >= 0; place -= 1) {
      this.#byte = (this.#byte << 1) | ((value >>> place) & 1);
      this.#used += 1;
      if (this.#used === 8) {
        this.#bytes.push(this.#byte);
        this.#byte = 0;
        this.#used = 0;
      }
    }
    return this;
  }

  /** A whole number from 0 in the exponential Golomb code of H.264 (clause 9.1). */
  unsigned(value: number): this {
    const length = 32 - Math.clz32(value + 1);
    return this.bits(0, length - 1).bits(value + 1, length);
  }

  /** A whole number of either sign in the same code. */
  signed(value: number): this {
    return this.unsigned(value > 0 ? 2 * value - 1 : -2 * value);
  }

  /** Fills the byte under way with zeros. */
  align(): this {
    return this.#used === 0 ? this : this.bits(0, 8 - this.#used);
  }

  /** Whole bytes; what came before must end with a byte. */
  bytes(bytes: Iterable<number>): this {
    for (const byte of bytes) this.#bytes.push(byte);
    return this;
  }

  /** A one, then zeros to the end of the byte: how every unit of video ends. */
  trailing(): this {
    return this.bits(1, 1).align();
  }

  /** What was written; a byte under way is left out. */
  done(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
