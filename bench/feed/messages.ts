import type { Fixture } from '../../server/src/feed/source';

/** A message on its way: which match it is about, the number of its change, and its bytes. */
export interface Message {
  readonly match: number;
  /** What its marked line is priced: grows with every message of the match. */
  readonly mark: number;
  readonly t: number;
  readonly rk: string;
  readonly body: Buffer;
}

interface Line {
  readonly id: number;
  readonly specifiers: string;
  readonly outcomes: readonly string[];
  odds: number[];
}

/** The line that every message moves, which is the one that lists show; its first price is the message's mark. */
const MARKED = 0;
const FIRST_MARK = 1_001;
const TOTALS = 18;
const HANDICAP = 16;
const RACE = 9;

/** Makes messages as a provider of live odds sends them: every line of a match each time, of which a few have moved. */
export function createMessages(matches: number, epoch: number) {
  const boards = Array.from({ length: matches }, boardOf);
  const marks = boards.map(() => FIRST_MARK);
  let made = 0;

  function next(t: number): Message {
    const match = (made * 7919) % matches;
    const board = boards[match] ?? [];
    const mark = (marks[match] = (marks[match] ?? FIRST_MARK) + 1);
    made += 1;
    move(board, mark, made);
    return {
      match,
      mark,
      t,
      rk: routingKey(match),
      body: Buffer.from(xmlOf(match, board, t, epoch)),
    };
  }
  return { next };
}

/** The urn of a match of the benchmark. */
export function urnOf(match: number): string {
  return `sr:match:${70_000_000 + match}`;
}

/** What the provider's API says of it. */
export function fixtureOf(urn: string, epoch: number): Fixture {
  const number = Number(urn.split(':')[2]);
  const side = (index: number) => ({
    urn: `sr:competitor:${number * 2 + index}`,
    name: `Side ${number * 2 + index}`,
    abbreviation: 'SID',
  });
  return {
    urn,
    startTime: epoch,
    sport: { urn: 'sr:sport:1', name: 'Soccer' },
    category: { urn: 'sr:category:1', name: 'England', countryCode: 'ENG' },
    tournament: { urn: 'sr:tournament:17', name: 'Premier League' },
    home: side(0),
    away: side(1),
  };
}

function boardOf(): Line[] {
  const lines: Line[] = [line(1, '', ['1', '2', '3'])];
  for (let total = 1; total <= 25; total += 1) {
    lines.push(line(TOTALS, `total=${total / 4}`, ['12', '13']));
    lines.push(line(HANDICAP, `hcp=${(total - 12) / 4}`, ['1714', '1715']));
  }
  for (let goal = 1; goal <= 14; goal += 1)
    lines.push(line(RACE, `goalnr=${goal}`, ['6', '7', '8']));
  return lines;
}

function line(id: number, specifiers: string, outcomes: readonly string[]): Line {
  return { id, specifiers, outcomes, odds: outcomes.map((_, index) => 1800 + 10 * index) };
}

/** Moves the marked line, and none to four others. */
function move(board: Line[], mark: number, made: number): void {
  const marked = board[MARKED];
  if (marked) marked.odds = [mark, ...marked.odds.slice(1)];
  for (let n = 0; n < made % 5; n += 1) {
    const other = board[1 + ((made * 31 + n * 17) % (board.length - 1))];
    if (other) other.odds = other.odds.map((odds, index) => 1500 + ((odds + 37 + index) % 700));
  }
}

function xmlOf(match: number, board: readonly Line[], t: number, epoch: number): string {
  const seconds = Math.floor((t - epoch) / 1000);
  const clock = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  const head = `product="1" event_id="${urnOf(match)}" timestamp="${t}"`;
  return `<?xml version="1.0" encoding="UTF-8"?><odds_change ${head}><sport_event_status status="1" match_status="6" home_score="0" away_score="0" reporting="1"><clock match_time="${clock}"/><period_scores><period_score match_status_code="6" number="1" home_score="0" away_score="0"/></period_scores><statistics><yellow_cards home="0" away="0"/><red_cards home="0" away="0"/><corners home="0" away="0"/></statistics></sport_event_status><odds>${board.map(marketXml).join('')}</odds></odds_change>`;
}

function marketXml({ id, specifiers, outcomes, odds }: Line): string {
  const specified = specifiers === '' ? '' : ` specifiers="${specifiers}"`;
  const inside = outcomes.map((outcome, index) => {
    const price = odds[index] ?? 1000;
    const chance = (1 / price) * 930;
    return `<outcome id="${outcome}" odds="${price / 1000}" probabilities="${chance.toFixed(10)}" active="1"/>`;
  });
  return `<market id="${id}"${specified} status="1" cashout_status="1">${inside.join('')}</market>`;
}

function routingKey(match: number): string {
  return `hi.-.live.odds_change.1.sr:match.${70_000_000 + match}.-`;
}
