import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { createIntake } from './intake';
import type { FeedLine } from './source';

const LIVE_PRODUCER = 1;
const OVER = [MATCH_STATUS.finished, MATCH_STATUS.notCovered];
/** The feed's code for a match that was abandoned. */
const ABANDONED = 9;

const LINES_AT_ONCE = 50;

/** Takes in what `retired` says. Doing so again after half of it changes nothing that was done. */
export async function giveUpMatches(
  db: Kysely<Database>,
  now: number,
  log: (line: string) => void,
): Promise<void> {
  const source = { recover: () => {} };
  const fixtures = { fixture: () => Promise.reject(new Error('matches are given up')) };
  const intake = createIntake({ db, source, fixtures, log }, { provider: 'betradar', run: null });
  const lines = await retired(db, now);
  while (lines.length > 0) await intake.lines(lines.splice(0, LINES_AT_ONCE));
}

/**
 * What a provider sends when it gives up matches: every line that is open is cancelled, so that stakes
 * go back, and the match is abandoned. Used for the matches that an earlier run left unfinished.
 */
export async function retired(db: Kysely<Database>, now: number): Promise<FeedLine[]> {
  const matches = await db
    .selectFrom('matches')
    .select(['id', 'urn'])
    .where('status', 'not in', OVER)
    .orderBy('id')
    .execute();
  const lines: FeedLine[] = [];
  for (const { id, urn } of matches) {
    const open = await db
      .selectFrom('markets')
      .select(['market_id', 'specifier'])
      .where('match_id', '=', id)
      .where('results', 'is', null)
      .execute();
    if (open.length > 0) lines.push(cancelled(urn, open, now));
    lines.push(abandoned(urn, now));
  }
  return lines;
}

function cancelled(
  urn: string,
  open: readonly { market_id: number; specifier: string }[],
  now: number,
): FeedLine {
  const markets = open.map(({ market_id: id, specifier }) => {
    const specifiers = specifier === '' ? '' : ` specifiers="${specifier}"`;
    return `<market id="${id}"${specifiers}/>`;
  });
  return lineOf('bet_cancel', urn, now, markets.join(''));
}

function abandoned(urn: string, now: number): FeedLine {
  const status = `<sport_event_status status="${ABANDONED}" match_status="90"/>`;
  return lineOf('odds_change', urn, now, status);
}

function lineOf(type: string, urn: string, t: number, inside: string): FeedLine {
  const head = `product="${LIVE_PRODUCER}" event_id="${urn}" timestamp="${t}"`;
  return {
    t,
    rk: `hi.pre.live.${type}.1.${urn.split(':').slice(0, 2).join(':')}.${urn.split(':')[2] ?? ''}.-`,
    xml: `<?xml version="1.0" encoding="UTF-8"?><${type} ${head}>${inside}</${type}>`,
  };
}
