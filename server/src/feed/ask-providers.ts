import type { ProviderApi } from './source';

/** Who can be asked about a match, by provider. */
type Providers = ReadonlyMap<string, Partial<ProviderApi>>;

/** What the book asks providers for; null where the provider of a match is not there, or does not tell it. */
export function askProviders(providers: Providers) {
  return {
    details: {
      timeline: async (provider: string, urn: string) =>
        (await providers.get(provider)?.timeline?.(urn)) ?? null,
      lineups: async (provider: string, urn: string) =>
        (await providers.get(provider)?.lineups?.(urn)) ?? null,
      meetings: async (provider: string, urn: string) =>
        (await providers.get(provider)?.meetings?.(urn)) ?? null,
    },
    customBets: {
      isOffered: () => [...providers.values()].some(({ customBet }) => customBet !== undefined),
      price: async (provider: string, ...asked: Parameters<ProviderApi['customBet']>) =>
        (await providers.get(provider)?.customBet?.(...asked)) ?? null,
      combinable: async (
        provider: string,
        ...asked: Parameters<ProviderApi['customBetSelections']>
      ) => (await providers.get(provider)?.customBetSelections?.(...asked)) ?? null,
    },
  };
}
