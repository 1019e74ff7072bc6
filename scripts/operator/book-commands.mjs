import { HELD_LINE_COMMANDS } from './held-line-commands.mjs';
import { deciding, dryNote, limitTable, paged, pageOf, text } from './options.mjs';
import { money, tableOf } from './table.mjs';
import { subunits, wholeNumber, WrongUse } from './wrong-use.mjs';

const placeOf = (values) => ({
  player_id: optionalNumber(values, 'player'),
  tournament_id: optionalNumber(values, 'league'),
  market_id: optionalNumber(values, 'market'),
});

function optionalNumber(values, name) {
  return values[name] === undefined ? undefined : wholeNumber(values[name], `--${name}`);
}

const placed = { player: text, league: text, market: text };

const limits = {
  'limits list': {
    takes: [],
    about: 'lists stake limits, of --player, --league or --market',
    options: placed,
    call: (_none, values) => ({ method: 'GET', path: '/limits', query: placeOf(values) }),
    show: ({ data }) => limitTable(data),
  },
  'limits set': {
    takes: [],
    about: 'sets --max-stake or --max-payout, in subunits, of --player, --league or --market',
    options: { ...placed, currency: text, type: text, 'max-stake': text, 'max-payout': text },
    call: (_none, values) => ({
      method: 'PUT',
      path: '/limits',
      body: {
        ...placeOf(values),
        currency: values.currency,
        stake_type: values.type,
        max_stake: subunits(values['max-stake'], '--max-stake'),
        max_payout: subunits(values['max-payout'], '--max-payout'),
      },
    }),
    show: ({ data }) => limitTable([data]),
  },
  'limits remove': {
    takes: ['LIMIT'],
    about: 'removes one',
    call: ([id]) => ({ method: 'DELETE', path: `/limits/${wholeNumber(id, 'LIMIT')}` }),
    show: () => 'removed',
  },
};

const markets = {
  'markets void': voiding('void', 'makes the bets on a market void, or on the --line of it'),
  'markets unvoid': voiding('unvoid', 'takes that back, for exactly the same times'),
};

const priceErrors = {
  'price-errors void': {
    takes: ['MATCH', 'MARKET'],
    about:
      'makes legs void that were taken at a wrong price --from and --to such a time; --line, --outcome, --odds-from in thousandths; players read the --reason',
    options: { line: text, outcome: text, from: text, to: text, 'odds-from': text, ...deciding },
    call: ([match, market], { line, outcome, from, to, 'odds-from': least, reason, ...rest }) => ({
      method: 'POST',
      path: '/price-errors',
      body: {
        match_id: wholeNumber(match, 'MATCH'),
        market_id: wholeNumber(market, 'MARKET'),
        specifier: line,
        outcome_id: outcome,
        placed_from: instant(from, '--from'),
        placed_to: instant(to, '--to'),
        odds_from: least === undefined ? undefined : wholeNumber(least, '--odds-from'),
        reason,
        dry_run: rest['dry-run'],
      },
    }),
    show: ({ data }) =>
      [
        `${data.bets} bets, ${data.settled_bets} of them paid already`,
        tableOf(data.listed, {
          bet: (each) => each.bet_id,
          player: (each) => each.player_id,
          outcome: (each) => each.outcome_id,
          odds: (each) => each.odds,
          stake: (each) => each.stake,
          currency: (each) => each.currency,
          at: (each) => each.placed_at,
        }),
      ].join('\n\n') + dryNote(data.dry_run),
  },
};

function voiding(how, about) {
  return {
    takes: ['MATCH', 'MARKET'],
    about: `${about}; only bets placed --from and --to such a time`,
    options: { line: text, from: text, to: text, ...deciding },
    call: ([match, market], { line, from, to, reason, 'dry-run': dry }) => ({
      method: 'POST',
      path: `/matches/${wholeNumber(match, 'MATCH')}/${how}`,
      body: {
        market_id: wholeNumber(market, 'MARKET'),
        specifier: line,
        placed_from: instant(from, '--from'),
        placed_to: instant(to, '--to'),
        reason,
        dry_run: dry,
      },
    }),
    show: ({ data }) =>
      [
        `${data.specifiers.length} lines, ${data.bets} bets, ${data.settled_bets} of them paid already`,
        tableOf(data.stakes, {
          bets: (each) => each.bets,
          stake: (each) => money(each.stake, each.currency, each.subunits),
        }),
      ].join('\n\n') + dryNote(data.dry_run),
  };
}

/** A moment without its zone would mean another one on another machine. */
function instant(said, name) {
  if (said === undefined) return undefined;
  if (/(Z|[+-]\d\d:\d\d)$/.test(said) && !Number.isNaN(Date.parse(said))) {
    return new Date(said).toISOString();
  }
  throw new WrongUse(`${name} is a time with its zone, such as 2026-03-01T12:00:00Z`);
}

const audit = {
  'audit list': {
    takes: [],
    about: 'lists what was decided, the newest first; --action, --operator, --player',
    options: { action: text, operator: text, player: text, ...paged },
    call: (_none, values) => ({
      method: 'GET',
      path: '/log',
      query: {
        action: values.action,
        operator: values.operator,
        player_id: optionalNumber(values, 'player'),
        ...pageOf(values),
      },
    }),
    show: ({ data }) =>
      tableOf(data, {
        row: (each) => each.id,
        at: (each) => each.at,
        operator: (each) => each.operator,
        action: (each) => each.action,
        player: (each) => each.player_id,
        bet: (each) => each.bet_id,
        details: (each) => each.details,
      }),
  },
  'audit verify': {
    takes: [],
    about: 'walks the whole log: whether it is as it was written',
    call: () => ({ method: 'GET', path: '/log/verify' }),
    ok: ({ data }) => data.ok,
    show: ({ data }) =>
      data.ok
        ? `${data.count} rows are as they were written. The last hash is ${data.hash}`
        : `Row ${data.row} is wrong: ${data.why.replace('_', ' ')}`,
  },
};

/** What is about limits, markets, held lines and the log. */
export const BOOK_COMMANDS = {
  ...limits,
  ...markets,
  ...HELD_LINE_COMMANDS,
  ...priceErrors,
  ...audit,
};
