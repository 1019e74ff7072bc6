import type { Answer } from '../api/api-server';

/** Where all markets are described. */
export const MARKETS = /^\/descriptions\/(\w+)\/markets(\.xml)?$/;
const VARIANTS = /^\/descriptions\/(\w+)\/variants\.xml$/;
const PLAYER = /^\/sports\/(\w+)\/players\/(sr:player:\d+)\/profile\.xml$/;
const TEAM = /^\/sports\/(\w+)\/competitors\/(sr:competitor:\d+)\/profile\.xml$/;

/** The profile of a player. */
export const player = (urn: string, name = `Name of ${urn.split(':')[2]}`) =>
  `<player_profile><player id="${urn}" name="${name}"/></player_profile>`;
/** The profile of a team with its squad. */
export const team = (urn: string, players: readonly string[] = []) =>
  `<competitor_profile><competitor id="${urn}" name="Team ${urn.split(':')[2]}"/><players>${players
    .map((each) => `<player id="${each}" name="Name of ${each.split(':')[2]}"/>`)
    .join('')}</players></competitor_profile>`;
/** A list of descriptions: names by number, beside one that is always there. */
export const markets = (described: Readonly<Record<number, string>>, outcome = 'yes') =>
  `<market_descriptions>${Object.entries({ 1: '1x2', ...described })
    .map(
      ([
        id,
        name,
      ]) => `<market id="${id}" name="${name}"><outcomes><outcome id="1" name="${outcome}"/>
      <outcome id="2" name="no"/></outcomes></market>`,
    )
    .join('')}</market_descriptions>`;
/** A list of variants, each with an outcome, beside one that is always there. */
export const variants = (...given: string[]) =>
  `<variant_descriptions>${['sr:some:1', ...given]
    .map(
      (urn) =>
        `<variant id="${urn}"><outcomes><outcome id="${urn}:1" name="one"/></outcomes></variant>`,
    )
    .join('')}</variant_descriptions>`;

type Answering = (language: string, urn: string) => Answer | undefined;

/** An API that knows these things, by the language and the urn that it is asked about. */
export function apiOf(given: {
  markets?: Answering;
  variants?: Answering;
  player?: Answering;
  team?: Answering;
  other?: (path: string) => Answer | undefined;
}) {
  const kinds: [RegExp, Answering][] = [
    [MARKETS, given.markets ?? (() => markets({}))],
    [VARIANTS, given.variants ?? (() => variants())],
    [PLAYER, given.player ?? (() => undefined)],
    [TEAM, given.team ?? ((_language, urn) => team(urn))],
  ];
  return (path: string): Answer | undefined => {
    for (const [kind, answer] of kinds) {
      const found = kind.exec(path);
      if (found) return answer(found[1] ?? '', found[2] ?? '');
    }
    return given.other?.(path);
  };
}

/** What is asked about players and teams. */
export const profiles = (paths: readonly string[]) =>
  paths.filter((path) => path.endsWith('profile.xml'));
