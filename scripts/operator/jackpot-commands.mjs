import { existsSync } from 'node:fs';
import { faultOfDraw } from './jackpot-draw.mjs';
import { dryNote, paged, pageOf, text, yes } from './options.mjs';
import { readJson } from './read-json.mjs';
import { tableOf } from './table.mjs';
import { wholeNumber } from './wrong-use.mjs';

const LEVEL_COLUMNS = {
  jackpot: ({ jackpot }) => jackpot.id,
  name: ({ jackpot }) => jackpot.name,
  level: ({ level }) => level.code,
  state: ({ level }) => level.state,
  pool: ({ level }) => level.pool_amount,
  'must drop at': ({ level }) => level.must_drop_at,
  currency: ({ jackpot }) => jackpot.currency,
  bets: (each) => each.bets,
  'hits to decide': (each) => each.waiting_hits,
};

const levelsOf = (rows) =>
  rows.flatMap((row) => row.jackpot.levels.map((level) => ({ ...row, level })));

const HIT_COLUMNS = {
  hit: ({ hit }) => hit.id,
  jackpot: ({ hit }) => hit.jackpot_id,
  level: ({ hit }) => hit.level.code,
  player: (each) => each.player_id,
  bet: (each) => each.bet_id,
  cause: (each) => each.cause,
  subunits: ({ hit }) => hit.amount,
  currency: ({ hit }) => hit.currency,
  status: ({ hit }) => hit.status,
  at: ({ hit }) => hit.hit_at,
};

function changing(how, about) {
  return {
    takes: ['JACKPOT'],
    about: `${about}; --level only that one`,
    options: { level: text },
    call: ([id], { level }) => ({
      method: 'POST',
      path: `/jackpots/${wholeNumber(id, 'JACKPOT')}/${how}`,
      body: { level },
    }),
    show: ({ data }) => tableOf(levelsOf([data]), LEVEL_COLUMNS),
  };
}

function deciding(how, about, options = {}) {
  return {
    takes: ['HIT'],
    about,
    options,
    call: ([id], { reason }) => ({
      method: 'POST',
      path: `/jackpot-hits/${wholeNumber(id, 'HIT')}/${how}`,
      body: { reason },
    }),
    show: ({ data }) => tableOf([data], HIT_COLUMNS),
  };
}

/** A proof that somebody has kept, or the server's. */
function proofCall([what]) {
  if (existsSync(what)) return { kept: readJson(what) };
  return { method: 'GET', path: `/jackpot-hits/${wholeNumber(what, 'HIT-OR-FILE')}/proof` };
}

function faultIn(proof) {
  try {
    return faultOfDraw(proof);
  } catch (error) {
    return `it is no proof: ${error.message}`;
  }
}

/** What is about jackpots. */
export const JACKPOT_COMMANDS = {
  'jackpot list': {
    takes: [],
    about: 'lists jackpots with their levels, the newest first',
    options: paged,
    call: (_none, values) => ({ method: 'GET', path: '/jackpots', query: pageOf(values) }),
    show: ({ data }) => tableOf(levelsOf(data), LEVEL_COLUMNS),
  },
  'jackpot create': {
    takes: ['FILE'],
    about: 'creates one of a JSON file; --dry-run only says what it would touch',
    options: { 'dry-run': yes },
    call: ([file], values) => ({
      method: 'POST',
      path: '/jackpots',
      body: { ...readJson(file), dry_run: values['dry-run'] },
    }),
    show: ({ data: { jackpot, touches, dry_run: isDry } }) =>
      [
        `In the last week: ${touches.players} players, at most ${touches.stakes} staked and ${touches.contributions} given, in subunits of ${touches.currency}`,
        ...(jackpot ? [tableOf(levelsOf([jackpot]), LEVEL_COLUMNS)] : []),
      ].join('\n\n') + dryNote(isDry),
  },
  'jackpot pause': changing('pause', 'pauses one: bets neither feed it nor are drawn for'),
  'jackpot resume': changing('resume', 'lets it run again'),
  'jackpot end': changing('end', 'ends it for good'),
  'jackpot hits': {
    takes: [],
    about: 'lists hits that wait for a decision, or those of --status',
    options: { status: text, ...paged },
    call: (_none, values) => ({
      method: 'GET',
      path: '/jackpot-hits',
      query: { status: values.status, ...pageOf(values) },
    }),
    show: ({ data }) => tableOf(data, HIT_COLUMNS),
  },
  'jackpot approve': deciding('approve', 'approves the payout of a hit'),
  'jackpot decline': deciding('decline', 'puts what it has won back into its pool', {
    reason: text,
  }),
  'jackpot verify': {
    takes: ['HIT-OR-FILE'],
    about: 'draws for a hit again, by its published seed, or by a proof in a file',
    call: proofCall,
    ok: ({ data }) => faultIn(data) === null,
    show: ({ data }) => {
      const fault = faultIn(data);
      if (fault !== null) return `Refused: ${fault}`;
      const how = data.cause === 'drawn' ? 'was drawn' : 'had to drop';
      return `Fair: level ${data.level_code} ${how} for bet ${data.bet_id}, with seed ${data.seed.number} of jackpot ${data.jackpot_id}`;
    },
  },
};
