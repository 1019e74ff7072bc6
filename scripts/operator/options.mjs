import { tableOf } from './table.mjs';

/** Kinds of options, as `parseArgs` has them. */
export const text = { type: 'string' };
export const yes = { type: 'boolean' };
export const paged = { page: text, limit: text };
export const deciding = { 'dry-run': yes, reason: text };

/** Which page of a list is asked for. */
export const pageOf = ({ page, limit }) => ({ page, limit });

/** What is said below the reply to a dry run. */
export const dryNote = (isDry) => (isDry ? '\nThis was a dry run: nothing has happened.' : '');

/** Stake limits under their columns. */
export function limitTable(rows) {
  return tableOf(rows, {
    limit: (each) => each.id,
    player: (each) => each.player_id,
    league: (each) => each.tournament_id,
    market: (each) => each.market_id,
    currency: (each) => each.currency,
    type: (each) => each.stake_type,
    'max stake': (each) => each.max_stake,
    'max payout': (each) => each.max_payout,
  });
}
