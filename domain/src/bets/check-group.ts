import type { BetType } from './bet-kind';

/** A bet as far as its place beside others is concerned. */
export interface GroupedBet {
  kind: { type: BetType };
  selections: readonly { provider: string }[];
}

/**
 * Whether bets may stand side by side on one slip (SPEC §5 "Multi-single"): one bet always may;
 * several have to be singles, each of a provider that offers it.
 */
export function checkGroup(
  bets: readonly GroupedBet[],
  multiSingleProviders: ReadonlySet<string>,
): { code: 'singles_not_offered' } | null {
  const offered = ({ kind, selections }: GroupedBet) =>
    kind.type === 'single' &&
    selections.every(({ provider }) => multiSingleProviders.has(provider));
  return bets.length < 2 || bets.every(offered) ? null : { code: 'singles_not_offered' };
}
