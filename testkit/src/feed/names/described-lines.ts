import type { MarketDescription } from '../../../../server/src/feed/uof/api/read-descriptions';
import type { MarketSaid } from './named-feed';

/** A value as specifiers of this name and type have it. */
export function valueOf(name: string, type: string, variant: string): string {
  if (name === 'variant') return variant;
  if (/^(player|server)/.test(name)) return PLAYER;
  if (/^(competitor|team)/.test(name)) return TEAM;
  if (name === 'score' && type === 'string') return '1:0';
  if (type === 'string') return name === 'hcp' ? '0:1' : 'b';
  return type === 'decimal' ? '-0.75' : '2';
}

/** Somebody of whom there is a recorded profile: a player, one who plays for the team, and the team. */
export const PLAYER = 'sr:player:947';
const TEAM_MATE = 'sr:player:8959';
export const TEAM = 'sr:competitor:2672';

/** A line as a feed may tell it of a market that is described so, with this variant where it has any. */
export function lineOf(
  { id, specifiers, outcomes, outcomesOf, outcomeType }: MarketDescription,
  variant: { readonly urn: string; readonly outcomes: readonly { readonly id: string }[] },
): MarketSaid {
  const isText = outcomesOf === 'pre:outcometext';
  const varied = isText ? 'pre:markettext:7' : variant.urn;
  const hasVariant = specifiers.some(({ name }) => name === 'variant');
  const ofVariant = hasVariant ? variant.outcomes.map((each) => each.id) : [];
  const unlisted: Readonly<Record<string, readonly string[]>> = {
    'sr:player': [PLAYER, TEAM_MATE],
    'sr:competitor': [TEAM],
    'pre:outcometext': ['pre:outcometext:71'],
  };
  const ids = [
    ...outcomes.map((each) => each.id),
    ...(outcomesOf === null ? ofVariant : (unlisted[outcomesOf] ?? [])),
    ...(outcomeType === 'competitors' ? [`${TEAM},sr:competitor:2`] : []),
  ];
  return {
    id,
    specifiers: specifiers
      .map(({ name, type }) => `${name}=${valueOf(name, type, varied)}`)
      .join('|'),
    outcomes: ids.length > 0 ? ids : ['1'],
  };
}
