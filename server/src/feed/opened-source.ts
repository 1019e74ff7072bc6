import type { Translated } from './fixture-desk';
import type { Spoken } from './names/languages';
import type { NamesApi } from './names/name-desk';
import type { FeedLine, FeedSource, FixtureSource, ProviderApi } from './source';
import type { Dialect } from './uof/dialect';

/** A feed to follow, with the API of its provider. */
export interface OpenSource {
  readonly provider: string;
  readonly source: FeedSource;
  /** What a provider's API does not offer is missing. */
  readonly api: FixtureSource & Partial<ProviderApi>;
  /** The name under which its position is kept; a real provider keeps its own. */
  readonly run?: string;
  /** How its messages are spelt, where they are those of the Unified Odds Feed. */
  readonly dialect?: Dialect;
  /** Reads its lines, where they are not. */
  readonly read?: (line: FeedLine) => Translated[];
  /** Where its names are asked for, and how it spells languages; missing where they come with its messages. */
  readonly names?: { readonly api: NamesApi; readonly spoken: Spoken };
  /** Whether its messages are worth keeping; what is simulated or replayed can be made again. */
  readonly keepsLog: boolean;
}
