import { SPORT_TYPES, type SportType } from '../event';
import { ok, refused, type Result } from '../result';

/** Whose events there can be (SPEC §3 "Match"). */
export const PROVIDERS = ['betradar', 'oddin', 'betconstruct'] as const;

export type Provider = (typeof PROVIDERS)[number];

/** Which provider's events are shown, for each type of sport (SPEC §3 "Settings": sportTypeProviders). */
export type ProviderChoice = Readonly<Record<SportType, Provider>>;

/** A choice of one browser that goes before the site's, for the types it names (SPEC §3 "Browser storage"). */
export type TestProviders = Readonly<Partial<Record<SportType, Provider>>>;

/** What a site shows unless it says otherwise. */
export const USUAL_PROVIDERS: ProviderChoice = {
  regular: 'betradar',
  cyber: 'oddin',
  premium_cricket: 'betradar',
};

/**
 * Reads the test-provider cookie, such as `cyber:betradar,regular:betradar`. What is not a pair of a known type and
 * a known provider counts as not said; of two pairs for one type the later counts.
 */
export function parseTestProviders(text: string | undefined): TestProviders {
  const pairs = (text ?? '').split(',').map((pair) => pair.trim().split(':'));
  const known = pairs.filter(
    ([type = '', provider = '', ...rest]) =>
      rest.length === 0 && among(SPORT_TYPES, type) && among(PROVIDERS, provider),
  );
  return Object.fromEntries(known) as TestProviders;
}

/**
 * Reads an operator's choice, written as the cookie is; types that it leaves out are as usual. Unlike a cookie it must
 * be right: refused with a sentence for each part that is not a known type and a known provider, or names a type again.
 */
export function parseProviderChoice(text: string): Result<ProviderChoice, readonly string[]> {
  const seen = new Set<string>();
  const faults = text.split(',').flatMap((part) => {
    const [type = '', provider = '', ...rest] = part.trim().split(':');
    const isAgain = seen.has(type);
    seen.add(type);
    if (rest.length > 0 || provider === '') return [`${part.trim()} is not TYPE:PROVIDER`];
    if (!among(SPORT_TYPES, type)) return [`${type} is none of ${SPORT_TYPES.join(', ')}`];
    if (!among(PROVIDERS, provider)) return [`${provider} is none of ${PROVIDERS.join(', ')}`];
    return isAgain ? [`${type} is named twice`] : [];
  });
  return faults.length > 0
    ? refused(faults)
    : ok(providersFor(USUAL_PROVIDERS, parseTestProviders(text)));
}

/** Whose events one browser is shown: the site's choice, save where the browser has one of its own. */
export function providersFor(site: ProviderChoice, test: TestProviders): ProviderChoice {
  return { ...site, ...test };
}

/** Whether an event is shown, on a list or when a push tells of it (SPEC §5). */
export function isShown(
  event: { sportType: SportType; provider: string },
  chosen: ProviderChoice,
): boolean {
  return chosen[event.sportType] === event.provider;
}

function among(values: readonly string[], value: string): boolean {
  return values.includes(value);
}
