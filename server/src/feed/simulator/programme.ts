import type { Sport } from './play';
import type { Provider, Producers, Billing } from './billing';
import type { Named } from '../source';
import { seldomPlayed } from './atlas';
import { leaguesOf } from './leagues';
import { NAMES } from './names/names';
import { PLAYS } from './sports/plays';

/** So many days before they begin events are announced, unless fewer are wanted. */
const DAYS_AHEAD = 14;

const STANDARD: Producers = { live: 1, prematch: 3 };
const PREMIUM: Producers = { live: 5, prematch: 5 };

/** The order is part of every match's id: new sports go to the end. */
export const PROGRAMME: readonly Billing[] = [
  betradar('soccer', [28, 12]),
  { ...betradar('tennis', [10, 4]), pairing: 'draw' },
  betradar('basketball', [9, 4]),
  betradar('icehockey', [9, 4]),
  betradar('cricket', [6, 3]),
  { ...betradar('premium_cricket', [4, 0]), producers: PREMIUM },
  betradar('amfootball', [7, 2]),
  betradar('volleyball', [10, 3]),
  { ...betradar('tabletennis', [14, 2]), pairing: 'draw' },
  betradar('baseball', [8, 3]),
  betradar('handball', [10, 4]),
  billed('oddin', 'cs2', [9, 3]),
  billed('oddin', 'dota2', [9, 3]),
  billed('oddin', 'lol', [9, 3]),
  billed('oddin', 'valorant', [9, 3]),
  { ...betradar('golf', [0, 0]), outright: { type: 'simple_tournament', every: 7 } },
  { ...betradar('cycling', [0, 0]), outright: { type: 'season', every: 10 } },
];

/** How the urns of a provider begin. */
export const URN_PREFIX: Readonly<Record<Provider, string>> = { betradar: 'sr', oddin: 'od' };

/** Every producer of a provider, by number. */
export const PRODUCERS: Readonly<Record<Provider, readonly number[]>> = {
  betradar: [1, 3, 5],
  oddin: [1, 3],
};

const SOCCER: Named = { urn: 'sr:sport:1', name: 'Soccer' };

/** The sports of a provider that can be played. */
export function sportsOf(provider: Provider, daysAhead = DAYS_AHEAD): readonly Sport[] {
  return PROGRAMME.flatMap((billing, place) => {
    const rules = PLAYS.get(billing.key);
    if (billing.provider !== provider || !rules) return [];
    const name = NAMES.get(billing.key) ?? SOCCER;
    const leagues = leaguesOf(billing.key, URN_PREFIX[provider]);
    const named = { urn: name.urn, name: name.name };
    return [{ ...billing, place, name: named, rules, leagues, daysAhead }];
  });
}

/** No sport of the programme has this place. */
const SELDOM_PLACE = 40;

/** Soccer in leagues of which each plays seldom: one match a day among all of them. */
export function seldomSports(daysAhead = DAYS_AHEAD): readonly Sport[] {
  const rules = PLAYS.get('soccer');
  if (!rules) return [];
  const billing = betradar('soccer', [1, 0]);
  const leagues = seldomPlayed();
  return [{ ...billing, place: SELDOM_PLACE, name: SOCCER, rules, leagues, daysAhead }];
}

type PerDay = readonly [around: number, evening: number];

function betradar(key: string, perDay: PerDay): Billing {
  return billed('betradar', key, perDay);
}

function billed(provider: Provider, key: string, [around, evening]: PerDay): Billing {
  const perDay = { around, evening };
  return { key, provider, producers: STANDARD, perDay, pairing: 'rounds' };
}
