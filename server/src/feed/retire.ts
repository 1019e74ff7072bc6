import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { createIntake } from './intake';
import type { FeedLine } from './source';
import { createTurn } from './turn';
import { escapeXml } from './uof/xml';

const LIVE_PRODUCER = 1;
const OVER = [MATCH_STATUS.finished, MATCH_STATUS.notCovered];
/** The feed's code for a match that was abandoned. */
const ABANDONED = 9;

const LINES_AT_ONCE = 50;

/**
 * Takes in what `retired` says, provider by provider, each when no other process follows its feed any more. Doing so
 * again after half of it changes nothing that was done.
 */
export async function giveUpMatches(
  db: Kysely<Database>,
  now: number,
  log: (line: string) => void,
): Promise<void> {
  const rows = await db
    .selectFrom('matches')
    .select('provider')
    .distinct()
    .where('status', 'not in', OVER)
    .orderBy('provider')
    .execute();
  for (const { provider } of rows) await giveUpThoseOf(provider, { db, now, log });
}

interface Leaving {
  db: Kysely<Database>;
  now: number;
  log: (line: string) => void;
}

async function giveUpThoseOf(provider: string, { db, now, log }: Leaving): Promise<void> {
  const source = { recover: () => {} };
  const fixtures = { fixture: () => Promise.reject(new Error('matches are given up')) };
  const turn = createTurn(db, provider, log);
  const intake = createIntake({ db, turn, source, fixtures, log }, { provider, run: null });
  await turn.take();
  const lines = await retired(db, provider, now);
  while (lines.length > 0) await intake.lines(lines.splice(0, LINES_AT_ONCE));
  await turn.end();
}

/**
 * What a provider sends when it gives up matches: every line that is open is cancelled, so that stakes
 * go back, and the match is abandoned. Used for the matches that an earlier run left unfinished.
 */
export async function retired(
  db: Kysely<Database>,
  provider: string,
  now: number,
): Promise<FeedLine[]> {
  const matches = await db
    .selectFrom('matches')
    .select(['id', 'urn'])
    .where('provider', '=', provider)
    .where('status', 'not in', OVER)
    .orderBy('id')
    .execute();
  const open = await openLines(db);
  return matches.flatMap(({ id, urn }) => {
    const lines = open.get(id);
    return [...(lines ? [cancelled(urn, lines, now)] : []), abandoned(urn, now)];
  });
}

type OpenLine = { market_id: number; specifier: string };

/** Lines without results of those matches, by the match. */
async function openLines(db: Kysely<Database>): Promise<Map<number, OpenLine[]>> {
  const rows = await db
    .selectFrom('markets')
    .innerJoin('matches', 'matches.id', 'match_id')
    .select(['match_id', 'market_id', 'specifier'])
    .where('matches.status', 'not in', OVER)
    .where('results', 'is', null)
    .orderBy('match_id')
    .orderBy('market_id')
    .orderBy('specifier')
    .execute();
  const byMatch = new Map<number, OpenLine[]>();
  for (const row of rows) {
    const lines = byMatch.get(row.match_id);
    if (lines) lines.push(row);
    else byMatch.set(row.match_id, [row]);
  }
  return byMatch;
}

function cancelled(urn: string, open: readonly OpenLine[], now: number): FeedLine {
  const markets = open.map(({ market_id: id, specifier }) => {
    const specifiers = specifier === '' ? '' : ` specifiers="${escapeXml(specifier)}"`;
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
