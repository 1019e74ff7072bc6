import { assert } from '@touchline/domain/assert';
import type { FixtureTeam, Named } from '../source';
import { type LeagueNames, NAMES } from './names/names';

export interface Club extends FixtureTeam {
  /** Strength on the Elo scale: 400 points more wins about ten times out of eleven. */
  readonly rating: number;
}

export interface League {
  readonly tournament: Named;
  readonly category: Named & { readonly countryCode: string };
  /** The league's usual scoring, in the words of its sport. */
  readonly level: Readonly<Record<string, number>>;
  /** The days of a race, by name. */
  readonly stages?: readonly string[];
  /** Who takes part in each of them, where that is not everybody: then all begin at once, as groups do. */
  readonly groups?: readonly (readonly Club[])[];
  readonly clubs: readonly Club[];
}

type ClubRow = readonly [name: string, abbreviation: string, rating: number];

/** Clubs of the seasons under way in spring 2026, as their followers call them. */
const PREMIER_LEAGUE: readonly ClubRow[] = [
  ['Arsenal', 'ARS', 2040],
  ['Aston Villa', 'AVL', 1890],
  ['Bournemouth', 'BOU', 1820],
  ['Brentford', 'BRE', 1810],
  ['Brighton', 'BHA', 1830],
  ['Burnley', 'BUR', 1650],
  ['Chelsea', 'CHE', 1900],
  ['Crystal Palace', 'CRY', 1830],
  ['Everton', 'EVE', 1790],
  ['Fulham', 'FUL', 1790],
  ['Leeds United', 'LEE', 1720],
  ['Liverpool', 'LIV', 1950],
  ['Manchester City', 'MCI', 2000],
  ['Manchester United', 'MUN', 1860],
  ['Newcastle United', 'NEW', 1880],
  ['Nottingham Forest', 'NFO', 1780],
  ['Sunderland', 'SUN', 1740],
  ['Tottenham Hotspur', 'TOT', 1810],
  ['West Ham United', 'WHU', 1720],
  ['Wolverhampton Wanderers', 'WOL', 1680],
];

const LALIGA: readonly ClubRow[] = [
  ['Alavés', 'ALA', 1680],
  ['Athletic Club', 'ATH', 1790],
  ['Atlético Madrid', 'ATM', 1890],
  ['Barcelona', 'BAR', 2000],
  ['Celta Vigo', 'CEL', 1740],
  ['Elche', 'ELC', 1660],
  ['Espanyol', 'ESP', 1700],
  ['Getafe', 'GET', 1680],
  ['Girona', 'GIR', 1690],
  ['Levante', 'LEV', 1630],
  ['Mallorca', 'MLL', 1670],
  ['Osasuna', 'OSA', 1700],
  ['Rayo Vallecano', 'RAY', 1720],
  ['Real Betis', 'BET', 1780],
  ['Real Madrid', 'RMA', 1980],
  ['Real Oviedo', 'OVI', 1600],
  ['Real Sociedad', 'RSO', 1740],
  ['Sevilla', 'SEV', 1700],
  ['Valencia', 'VAL', 1700],
  ['Villarreal', 'VIL', 1840],
];

const SERIE_A: readonly ClubRow[] = [
  ['Atalanta', 'ATA', 1850],
  ['Bologna', 'BOL', 1810],
  ['Cagliari', 'CAG', 1650],
  ['Como', 'COM', 1800],
  ['Cremonese', 'CRE', 1610],
  ['Fiorentina', 'FIO', 1730],
  ['Genoa', 'GEN', 1680],
  ['Hellas Verona', 'VER', 1600],
  ['Inter', 'INT', 1980],
  ['Juventus', 'JUV', 1870],
  ['Lazio', 'LAZ', 1780],
  ['Lecce', 'LEC', 1610],
  ['Milan', 'MIL', 1880],
  ['Napoli', 'NAP', 1890],
  ['Parma', 'PAR', 1640],
  ['Pisa', 'PIS', 1590],
  ['Roma', 'ROM', 1860],
  ['Sassuolo', 'SAS', 1670],
  ['Torino', 'TOR', 1680],
  ['Udinese', 'UDI', 1710],
];

const BUNDESLIGA: readonly ClubRow[] = [
  ['Augsburg', 'FCA', 1680],
  ['Bayer Leverkusen', 'B04', 1870],
  ['Bayern München', 'FCB', 2040],
  ['Borussia Dortmund', 'BVB', 1880],
  ['Borussia Mönchengladbach', 'BMG', 1710],
  ['Eintracht Frankfurt', 'SGE', 1770],
  ['Freiburg', 'SCF', 1760],
  ['Hamburger SV', 'HSV', 1660],
  ['Heidenheim', 'FCH', 1590],
  ['Hoffenheim', 'TSG', 1760],
  ['Köln', 'KOE', 1690],
  ['Mainz 05', 'M05', 1710],
  ['RB Leipzig', 'RBL', 1830],
  ['St. Pauli', 'STP', 1620],
  ['Stuttgart', 'VFB', 1820],
  ['Union Berlin', 'FCU', 1710],
  ['Werder Bremen', 'SVW', 1690],
  ['Wolfsburg', 'WOB', 1690],
];

const LIGUE_1: readonly ClubRow[] = [
  ['Angers', 'ANG', 1610],
  ['Auxerre', 'AUX', 1620],
  ['Brest', 'BRE', 1690],
  ['Le Havre', 'HAC', 1620],
  ['Lens', 'LEN', 1800],
  ['Lille', 'LIL', 1800],
  ['Lorient', 'LOR', 1660],
  ['Lyon', 'LYO', 1810],
  ['Marseille', 'OM', 1830],
  ['Metz', 'MET', 1550],
  ['Monaco', 'ASM', 1780],
  ['Nantes', 'NAN', 1620],
  ['Nice', 'NIC', 1710],
  ['Paris FC', 'PFC', 1650],
  ['Paris Saint-Germain', 'PSG', 2010],
  ['Rennes', 'REN', 1750],
  ['Strasbourg', 'RCS', 1780],
  ['Toulouse', 'TFC', 1710],
];

const EREDIVISIE: readonly ClubRow[] = [
  ['Ajax', 'AJA', 1740],
  ['AZ', 'AZ', 1700],
  ['Excelsior', 'EXC', 1480],
  ['Feyenoord', 'FEY', 1770],
  ['Fortuna Sittard', 'FOR', 1530],
  ['Go Ahead Eagles', 'GAE', 1580],
  ['Groningen', 'GRO', 1590],
  ['Heerenveen', 'HEE', 1580],
  ['Heracles', 'HER', 1470],
  ['NAC Breda', 'NAC', 1480],
  ['NEC', 'NEC', 1640],
  ['PEC Zwolle', 'PEC', 1500],
  ['PSV', 'PSV', 1850],
  ['Sparta Rotterdam', 'SPA', 1560],
  ['Telstar', 'TEL', 1480],
  ['Twente', 'TWE', 1680],
  ['Utrecht', 'UTR', 1660],
  ['Volendam', 'VOL', 1480],
];

const LIGA_PORTUGAL: readonly ClubRow[] = [
  ['Alverca', 'ALV', 1500],
  ['Arouca', 'ARO', 1500],
  ['AVS', 'AVS', 1410],
  ['Benfica', 'BEN', 1850],
  ['Braga', 'BRA', 1750],
  ['Casa Pia', 'CPA', 1500],
  ['Estoril', 'EST', 1550],
  ['Estrela da Amadora', 'EAM', 1480],
  ['Famalicão', 'FAM', 1600],
  ['Gil Vicente', 'GIL', 1600],
  ['Moreirense', 'MOR', 1540],
  ['Nacional', 'NAC', 1480],
  ['Porto', 'POR', 1870],
  ['Rio Ave', 'RAV', 1500],
  ['Santa Clara', 'STC', 1540],
  ['Sporting CP', 'SCP', 1880],
  ['Tondela', 'TON', 1450],
  ['Vitória de Guimarães', 'VSC', 1600],
];

const BRASILEIRAO: readonly ClubRow[] = [
  ['Athletico Paranaense', 'CAP', 1600],
  ['Atlético Mineiro', 'CAM', 1680],
  ['Bahia', 'BAH', 1700],
  ['Botafogo', 'BOT', 1720],
  ['Chapecoense', 'CHA', 1540],
  ['Corinthians', 'COR', 1670],
  ['Coritiba', 'CFC', 1560],
  ['Cruzeiro', 'CRU', 1750],
  ['Flamengo', 'FLA', 1850],
  ['Fluminense', 'FLU', 1710],
  ['Grêmio', 'GRE', 1660],
  ['Internacional', 'INT', 1650],
  ['Mirassol', 'MIR', 1690],
  ['Palmeiras', 'PAL', 1840],
  ['Red Bull Bragantino', 'RBB', 1640],
  ['Remo', 'REM', 1530],
  ['Santos', 'SAN', 1640],
  ['São Paulo', 'SAO', 1680],
  ['Vasco da Gama', 'VAS', 1630],
  ['Vitória', 'VIT', 1600],
];

/** Competitor ids are made up; those of tournaments and countries are the provider's. */
const COMPETITORS_FROM = 970_000;
/** Those of other sports than soccer, and how many each has room for. */
const OTHERS_FROM = 10_000_000;
const ROOM = 10_000;

/** The eight leagues of soccer. */
export const LEAGUES: readonly League[] = [
  league(17, 'Premier League', [1, 'England', 'ENG'], [1.53, 1.26], PREMIER_LEAGUE),
  league(8, 'LaLiga', [32, 'Spain', 'ESP'], [1.46, 1.1], LALIGA),
  league(23, 'Serie A', [31, 'Italy', 'ITA'], [1.37, 1.13], SERIE_A),
  league(35, 'Bundesliga', [30, 'Germany', 'DEU'], [1.72, 1.4], BUNDESLIGA),
  league(34, 'Ligue 1', [7, 'France', 'FRA'], [1.56, 1.22], LIGUE_1),
  league(37, 'Eredivisie', [35, 'Netherlands', 'NLD'], [1.76, 1.39], EREDIVISIE),
  league(238, 'Liga Portugal', [44, 'Portugal', 'PRT'], [1.43, 1.12], LIGA_PORTUGAL),
  league(325, 'Brasileirão Série A', [13, 'Brazil', 'BRA'], [1.45, 1.01], BRASILEIRAO),
];

function league(
  id: number,
  name: string,
  [categoryId, country, countryCode]: readonly [number, string, string],
  [home, away]: readonly [number, number],
  rows: readonly ClubRow[],
): League {
  return {
    tournament: { urn: `sr:tournament:${id}`, name },
    category: { urn: `sr:category:${categoryId}`, name: country, countryCode },
    level: { home, away },
    clubs: rows.map(([clubName, abbreviation, rating], index) => ({
      urn: `sr:competitor:${COMPETITORS_FROM + id * 100 + index}`,
      name: clubName,
      abbreviation,
      rating,
    })),
  };
}

/** The leagues of a sport, whose ids begin as its provider's do. Throws for a sport without names. */
export function leaguesOf(key: string, prefix: string): readonly League[] {
  if (key === 'soccer') return LEAGUES;
  const found = NAMES.get(key);
  assert(found, `names for ${key}`);
  const place = [...NAMES.keys()].indexOf(key);
  const sides = [
    ...new Set(found.leagues.flatMap(({ sides: each }) => each.map(({ name }) => name))),
  ];
  const numberOf = (name: string) => OTHERS_FROM + place * ROOM + sides.indexOf(name);
  return found.leagues.map((each) => named(each, prefix, numberOf));
}

/** Who plays in several leagues is the same one in all of them. */
function named(
  { id, name, category, level, stages, sides }: LeagueNames,
  prefix: string,
  numberOf: (name: string) => number,
): League {
  return {
    tournament: { urn: `${prefix}:tournament:${id}`, name },
    category: {
      urn: `${prefix}:category:${category.id}`,
      name: category.name,
      countryCode: category.countryCode,
    },
    level,
    stages,
    clubs: sides.map((side) => ({
      ...side,
      urn: `${prefix}:competitor:${numberOf(side.name)}`,
      countryCode: side.countryCode || null,
    })),
  };
}
