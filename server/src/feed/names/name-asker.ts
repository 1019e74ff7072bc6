import type { FeedChange } from '../../book/ingest/change';
import { isAthlete } from '../../book/ingest/line-athletes';
import { ApiRefusal } from '../uof/api/http';
import type { Catalogue } from '../uof/api/catalogue';
import type { KnownNames } from './known-names';
import type { Language } from './languages';
import { namesIn } from './profile-names';
import type { Asked, Questions } from './questions';
import type { Time } from './time';

/** Asks a provider about one thing at a time, takes the answer in, and remembers what need not be asked again. */
export interface NameAsker {
  /**
   * Asks for the name of a player or a team. A player's comes with the profile of a team, with those of everybody else
   * who plays for it, so that the sides of its match are asked for first.
   */
  name(urn: string, sides: readonly string[], language: Language, isUrgent: boolean): Promise<void>;
  /** Asks how a variant of a market is described. */
  variant(variant: VariantAsked, language: Language, isUrgent: boolean): Promise<void>;
  /** Whether there is nothing to be gained by asking for a name now: it was asked for, or is refused. */
  isNameAsked(urn: string, language: Language): boolean;
  isVariantAsked(variant: VariantAsked, language: Language): boolean;
}

export interface VariantAsked {
  readonly marketId: number;
  readonly variant: string;
}

export interface NameAskerOptions {
  readonly api: Pick<Catalogue, 'variant' | 'competitor' | 'player'>;
  readonly known: KnownNames;
  readonly questions: Questions;
  readonly tell: (changes: readonly FeedChange[]) => Promise<void>;
  readonly time: Time;
}

const MINUTE_MS = 60_000;
/** When the same may be asked again: a squad changes, and what is unknown today is known tomorrow. */
const AGAIN_MS: Readonly<Record<Asked, number>> = {
  answered: 12 * 60 * MINUTE_MS,
  unknown: 60 * MINUTE_MS,
  failed: 5 * MINUTE_MS,
  dropped: MINUTE_MS / 2,
};
const MOST_REMEMBERED = 200_000;

/** Makes an asker; `tell` hands what it learns to the book. */
export function createNameAsker(options: NameAskerOptions): NameAsker {
  const { api, known, questions, tell, time } = options;
  const askedUntil = new Map<string, number>();
  const isAsked = (key: string) => (askedUntil.get(key) ?? 0) > time.now();

  async function once(key: string, isUrgent: boolean, run: () => Promise<void>): Promise<void> {
    if (isAsked(key)) return;
    const how = await questions.ask(key, isUrgent, run);
    if (askedUntil.size >= MOST_REMEMBERED) askedUntil.clear();
    askedUntil.set(key, time.now() + AGAIN_MS[how]);
  }

  function profile(urn: string, language: Language, isUrgent: boolean): Promise<void> {
    return once(profileKey(urn, language), isUrgent, async () => {
      const { locale, code } = language;
      const ask = isAthlete(urn) ? api.player : api.competitor;
      const names = namesIn(urn, await ask(urn, code));
      if (names.length === 0) throw new ApiRefusal(404, `the profile of ${urn} names nobody`);
      const team = isAthlete(urn) ? {} : { team: urn };
      await tell([{ type: 'names_known', locale, names, ...team }]);
      known.learn(
        names.map((each) => each.urn),
        locale,
      );
    });
  }

  return {
    name: async (urn, sides, language, isUrgent) => {
      if (isAthlete(urn)) {
        await Promise.all(sides.map((side) => profile(side, language, isUrgent)));
        if (known.hasIn(urn, language.locale)) return;
      }
      await profile(urn, language, isUrgent);
    },
    variant: ({ marketId, variant }, language, isUrgent) =>
      once(variantKey({ marketId, variant }, language), isUrgent, async () => {
        const { locale, code } = language;
        const facts = await api.variant(marketId, variant, code);
        if (!facts) throw new ApiRefusal(404, `an answer that is not about ${variant}`);
        await tell([{ type: 'markets_described', locale, descriptions: [facts] }]);
      }),
    isNameAsked: (urn, language) => isAsked(profileKey(urn, language)),
    isVariantAsked: (asked, language) => isAsked(variantKey(asked, language)),
  };
}

function profileKey(urn: string, { locale }: Language): string {
  return `profile ${urn} ${locale}`;
}

function variantKey({ marketId, variant }: VariantAsked, { locale }: Language): string {
  return `variant ${marketId} ${variant} ${locale}`;
}
