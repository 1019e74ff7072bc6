import { cardText, type MatchCard } from '@touchline/wire/match-card';
import { createElement, Fragment, type ReactNode } from 'react';
import { lineKey } from '@touchline/domain/bets/outcome-key';
import { OpensBuilder } from '../features/match/opens-builder';
import type { LiveState } from '../live/live-state';
import { Row } from './match-list';
import { type Rows, ROWS_PLACE, type TakeRows } from './row-places';

/** What rows look like besides the match they are of: rows of two pages are the same where all of this is. */
export interface RowsLook {
  /** Of the reader and the site, such as the locale: as many are kept beside each other. */
  kind: string;
  /** What changes with time, such as the minute and the settings: rows of another moment are given up. */
  moment: readonly string[];
}

interface KeptRow {
  card: string;
  league: string;
  markup: string;
}

interface KeptLook {
  moment: readonly string[];
  rows: Map<string, KeptRow>;
}

/** A page that is being rendered. */
export interface RowsOfPage {
  take: TakeRows;
  /**
   * Puts the rows where they belong. Those that are not kept are rendered by `render`, which puts a page's context
   * around what it is given and writes it as markup.
   */
  fill(markup: string, render: (rows: ReactNode) => string): string;
}

/** How many looks are kept, and rows of each; what was used longest ago makes room for a look, any for a row. */
const MOST_LOOKS = 16;
const MOST_ROWS = 1000;

const PLACE = new RegExp(`<${ROWS_PLACE} data-place="(\\d+)"></${ROWS_PLACE}>`);
const END = 'touchline-row-end';
const ENDED = `<${END}></${END}>`;

/**
 * Keeps the markup of rows from one rendering to the next: of two hundred matches in play some five change between two
 * readers, and the rest are written again as they were. A row is kept with the card it was rendered from, so that any
 * change of the card renders it anew; nothing in a row belongs to one reader.
 */
export class KeptRows {
  readonly #looks = new Map<string, KeptLook>();

  /** Rows for one page; `live` tells what the page knows of each match by the time it is rendered. */
  page(look: RowsLook, live: LiveState): RowsOfPage {
    const kept = this.#lookOf(look);
    const lists: Rows[] = [];
    return {
      take: (list) => lists.push(list) - 1,
      fill: (markup, render) => {
        const rows = lists.flatMap(({ matches, ...manner }, list) =>
          matches.map((match) => ({ list, match, manner, markup: found(kept, match, manner) })),
        );
        const missing = rows.filter((row) => row.markup === undefined);
        const rendered = missing.length === 0 ? [] : render(missing.map(ended)).split(ENDED);
        for (const [index, row] of missing.entries()) {
          row.markup = rendered[index] ?? '';
          if (isAsSent(live, row.match)) keep(kept, row.match, row.manner, row.markup);
        }
        const written = lists.map(() => '');
        for (const { list, markup: row } of rows) written[list] += row ?? '';
        // Every second piece is the number of a place.
        const pieces = markup.split(PLACE);
        return pieces
          .map((piece, index) => (index % 2 === 0 ? piece : (written[Number(piece)] ?? '')))
          .join('');
      },
    };

    function found(look: KeptLook, match: MatchCard, manner: Manner): string | undefined {
      const row = look.rows.get(keyOf(match, manner));
      if (row === undefined || row.card !== cardText(match)) return undefined;
      return row.league === leagueText(match) && isAsSent(live, match) ? row.markup : undefined;
    }
  }

  #lookOf({ kind, moment }: RowsLook): KeptLook {
    const before = this.#looks.get(kind);
    const isSame =
      before?.moment.length === moment.length &&
      before.moment.every((each, index) => each === moment[index]);
    const look = isSame ? before : { moment, rows: new Map<string, KeptRow>() };
    this.#looks.delete(kind);
    this.#looks.set(kind, look);
    const [oldest] = this.#looks.keys();
    if (this.#looks.size > MOST_LOOKS && oldest !== undefined) this.#looks.delete(oldest);
    return look;
  }
}

/** What a row of a list is like besides its match. */
type Manner = Omit<Rows, 'matches'>;

function keyOf({ id }: MatchCard, { columns, opensBuilder }: Manner): string {
  return `${id}/${columns}/${opensBuilder}`;
}

function keep({ rows }: KeptLook, match: MatchCard, manner: Manner, markup: string): void {
  const key = keyOf(match, manner);
  if (rows.size >= MOST_ROWS && !rows.has(key)) rows.clear();
  rows.set(key, { card: cardText(match), league: leagueText(match), markup });
}

function leagueText({ tournament }: MatchCard): string {
  return JSON.stringify(tournament);
}

/**
 * Whether a row shows what its card says. Another reply of the same page may know better, such as a list that was read
 * a moment later; then rows follow that one, here as in the browser.
 */
function isAsSent({ matches, lines }: LiveState, { id, version, main_market: market }: MatchCard) {
  if (matches.get(id)?.version !== version) return false;
  if (market === null) return true;
  const line = { matchId: id, marketId: market.id, specifier: market.specifier };
  return lines.get(lineKey(line))?.version === market.version;
}

function ended({ match, manner }: { match: MatchCard; manner: Manner }, index: number) {
  return (
    <Fragment key={index}>
      <OpensBuilder value={manner.opensBuilder}>
        <Row match={match} columns={manner.columns} />
      </OpensBuilder>
      {createElement(END)}
    </Fragment>
  );
}
