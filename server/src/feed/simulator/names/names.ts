import * as z from 'zod/mini';
import amfootball from './amfootball.json' with { type: 'json' };
import baseball from './baseball.json' with { type: 'json' };
import basketball from './basketball.json' with { type: 'json' };
import cricket from './cricket.json' with { type: 'json' };
import cs2 from './cs2.json' with { type: 'json' };
import cycling from './cycling.json' with { type: 'json' };
import dota2 from './dota2.json' with { type: 'json' };
import golf from './golf.json' with { type: 'json' };
import handball from './handball.json' with { type: 'json' };
import icehockey from './icehockey.json' with { type: 'json' };
import lol from './lol.json' with { type: 'json' };
import premiumCricket from './premium-cricket.json' with { type: 'json' };
import cricketers from './squads-cricket.json' with { type: 'json' };
import squads from './squads-soccer.json' with { type: 'json' };
import tabletennis from './tabletennis.json' with { type: 'json' };
import tennis from './tennis.json' with { type: 'json' };
import valorant from './valorant.json' with { type: 'json' };
import volleyball from './volleyball.json' with { type: 'json' };

/** A club, a national side or a player, before anyone has given it an id. */
export interface SideNames {
  readonly name: string;
  readonly abbreviation: string;
  /** Strength on the Elo scale: 400 points more wins about ten times out of eleven. */
  readonly rating: number;
  /** ISO 3166 alpha-3, or the provider's own such as ENG. Empty for a club. */
  readonly countryCode: string;
}

/** Numbers of a league's usual scoring, by name. */
export type Level = Readonly<Record<string, number>>;

export interface LeagueNames {
  /** The provider's number of the tournament, or one above 9,000,000 that is made up. */
  readonly id: number;
  readonly name: string;
  /** Numbered in the same way; the country code is empty where there is none. */
  readonly category: {
    readonly id: number;
    readonly name: string;
    readonly countryCode: string;
  };
  readonly level: Level;
  /** What a stage race rides, in order. Empty for everything else. */
  readonly stages: readonly string[];
  readonly sides: readonly SideNames[];
}

export interface SportNames {
  readonly urn: string;
  readonly key: string;
  readonly name: string;
  readonly leagues: readonly LeagueNames[];
}

export interface SquadPlayer {
  readonly name: string;
  /** Goalkeeper, defender, midfielder or forward. */
  readonly position: 'G' | 'D' | 'M' | 'F';
  readonly shirt: number;
}

export interface Cricketer {
  readonly name: string;
  readonly role: 'bat' | 'bowl' | 'all' | 'keep';
}

const text = z.string().check(z.regex(/^\S(.*\S)?$/, { error: 'is empty or not trimmed' }));
const number = z.int().check(z.positive());
const country = z.string().check(z.regex(/^([A-Z]{3})?$/, { error: 'is not a country code' }));
const abbreviation = z
  .string()
  .check(z.regex(/^[A-Z0-9]{2,4}$/, { error: 'is not two to four capitals or digits' }));
const rating = z.int().check(z.gte(1400), z.lte(2100));
const mean = z.number().check(z.positive());
const share = z.number().check(z.gt(0), z.lt(1));

const side = z.pipe(
  z.tuple([text, abbreviation, rating, z.optional(country)]),
  z.transform(([name, abbreviation, rating, countryCode = '']): SideNames => {
    return { name, abbreviation, rating, countryCode };
  }),
);

const player = z.pipe(
  z.tuple([text, z.enum(['G', 'D', 'M', 'F']), z.int().check(z.gte(1), z.lte(99))]),
  z.transform(([name, position, shirt]): SquadPlayer => ({ name, position, shirt })),
);

const cricketer = z.pipe(
  z.tuple([text, z.enum(['bat', 'bowl', 'all', 'keep'])]),
  z.transform(([name, role]): Cricketer => ({ name, role })),
);

/** Of a sport's level: what each number may be. */
type Scale = Readonly<Record<string, z.ZodMiniType<number>>>;

const OVERS = { runs: mean, wickets: mean.check(z.lte(10)) };
const SERIES = { bestOf: number };

/**
 * Every sport but soccer, whose clubs are in `leagues`, by key. In a level, means are of one side: points, goals or
 * runs of a whole match, or of a first innings in cricket; `spread` is the standard deviation of the margin, `quarter`
 * is in minutes, `serve` and `rally` are shares of the points that the serving side wins.
 */
export const NAMES: ReadonlyMap<string, SportNames> = new Map(
  [
    readSport('tennis', tennis, { serve: share }),
    readSport('basketball', basketball, { points: mean, spread: mean, quarter: number }),
    readSport('icehockey', icehockey, { home: mean, away: mean }),
    readSport('cricket', cricket, OVERS),
    readSport('amfootball', amfootball, { points: mean, spread: mean }),
    readSport('volleyball', volleyball, { rally: share }),
    readSport('tabletennis', tabletennis, {}),
    readSport('baseball', baseball, { runs: mean }),
    readSport('handball', handball, { goals: mean }),
    readSport('cs2', cs2, SERIES),
    readSport('dota2', dota2, SERIES),
    readSport('lol', lol, SERIES),
    readSport('valorant', valorant, SERIES),
    readSport('golf', golf, {}),
    readSport('cycling', cycling, {}),
    readSport('premium_cricket', premiumCricket, OVERS),
  ].map((sport) => [sport.key, sport]),
);

const SQUADS = new Map(
  Object.entries(read('squads-soccer.json', z.record(text, z.array(player)), squads)),
);
const ELEVENS = new Map(
  Object.entries(read('squads-cricket.json', z.record(text, z.array(cricketer)), cricketers)),
);

/** Sixteen players of a soccer club, named as in `leagues`: empty for a club that is not known. */
export function squadOf(club: string): readonly SquadPlayer[] {
  return SQUADS.get(club) ?? [];
}

/** Eleven players of a cricket side, about in batting order: empty for a side that is not known. */
export function elevenOf(side: string): readonly Cricketer[] {
  return ELEVENS.get(side) ?? [];
}

/** Reads the file of one sport. Throws for a bad one, with the file and the path of the field. */
export function readSport(key: string, content: unknown, scale: Scale): SportNames {
  const league = z.strictObject({
    id: number,
    name: text,
    category: z.strictObject({ id: number, name: text, countryCode: country }),
    level: z.strictObject(scale),
    stages: z._default(z.array(text), []),
    sides: z.array(side).check(z.minLength(2)),
  });
  const file = z.strictObject({
    sport: z.strictObject({
      urn: z.string().check(z.regex(/^(sr|od):sport:\d+$/, { error: 'is not a sport' })),
      key: z.literal(key),
      name: text,
    }),
    leagues: z.array(league).check(z.minLength(1)),
  });
  const { sport, leagues } = read(`${key.replace('_', '-')}.json`, file, content);
  return { ...sport, leagues };
}

function read<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  content: unknown,
): z.output<Schema> {
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    ({ path, message }) => `${z.core.toDotPath(path)}: ${message}`,
  );
  throw new Error(`names/${name}: ${faults.join('; ')}`);
}
