import { createBetconstructReader } from '../../../../server/src/feed/betconstruct/reader';
import { aMarket, aMatch } from './objects';

/** Kick-off of the match, ms since epoch. */
export const START = Date.parse('2026-11-28T12:30:00Z');
const TYPE = {
  Id: 71001,
  Name: 'Match Result',
  IsHandicap: false,
  IsOverUnder: false,
  IsDynamic: false,
};
const TYPES = [
  TYPE,
  { ...TYPE, Id: 71002, Name: 'Total Goals', IsOverUnder: true },
  { ...TYPE, Id: 71003, Name: 'Goals Handicap', IsHandicap: true },
  { ...TYPE, Id: 71004, Name: 'First Goalscorer', IsDynamic: true },
];

/** A reader that knows the general data, an hour before kick-off. */
export function openFeed() {
  const reader = createBetconstructReader();
  let t = START - 3_600_000;
  const read = (rk: string, text: string) => reader.read({ t, rk, text });
  const told = (command: string, objects: unknown[], type?: string) =>
    read(
      `feed.${command}`,
      JSON.stringify({ Command: command, Type: type, ResultCode: 0, Objects: objects }),
    );
  told('GetSports', [
    { Id: 1, Name: 'Football' },
    { Id: 27, Name: 'Golf' },
  ]);
  told('GetRegions', [{ Id: 101, Name: 'England' }]);
  told('GetCompetitions', [
    { Id: 5001, Name: 'Premier League', SportId: 1, RegionId: 101 },
    { Id: 5009, Name: 'The Open', SportId: 27, RegionId: 101 },
  ]);
  told('GetMarketTypes', TYPES);
  return {
    reader,
    read,
    told,
    at: (ms: number) => (t = ms),
    match: (fields = {}) => told('MatchUpdate', [aMatch(fields)], 'Match'),
    market: (fields = {}) => told('MatchUpdate', [aMarket(fields)], 'Market'),
    snapshot: (...matches: unknown[]) => told('SubscribePreMatch', matches),
  };
}

export type Told = ReturnType<ReturnType<typeof openFeed>['told']>;

/** The statuses of lines that were told. */
export const statuses = ({ changes }: Told) =>
  changes.flatMap((change) => (change.type === 'line_priced' ? [change.status] : []));
/** What was told of lines, with the specifier of each. */
export const names = ({ changes }: Told) =>
  changes.flatMap((change) =>
    'specifier' in change ? [`${change.type} ${change.specifier}`] : [],
  );
