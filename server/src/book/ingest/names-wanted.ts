/** A line, and those of its outcomes whose names are wanted. */
export interface NamesWanted {
  readonly marketId: number;
  readonly specifier: string;
  readonly outcomes: readonly string[];
}

/**
 * What a provider has told of its names by now. Answers with something that is still without a name, such as
 * `sr:player:949`; null where everything has one. It must be quick: it is asked while prices are taken in.
 */
export type FindUnnamed = (wanted: NamesWanted) => string | null;
