/** A part of a message that could not be read. What it was about has to be recovered. */
export interface Loss {
  readonly what: 'message' | 'market' | 'status' | 'part';
  /** The producer and the urn of the event that are asked for it; null where nobody can be. */
  readonly about: { readonly product: number; readonly match: string } | null;
  readonly reason: string;
}
