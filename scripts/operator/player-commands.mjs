import { deciding, dryNote, limitTable, paged, pageOf, text, yes } from './options.mjs';
import { listOf, money, tableOf } from './table.mjs';
import { wholeNumber } from './wrong-use.mjs';

const players = {
  'players find': {
    takes: ['ID-OR-EMAIL'],
    about: 'shows a player with accounts, stake limits and flags',
    call: ([who]) => ({
      method: 'GET',
      path: '/players/find',
      query: who.includes('@') ? { email: who } : { id: wholeNumber(who, 'ID-OR-EMAIL') },
    }),
    show: ({ data: { accounts, stake_limits: limits, own_limits: own, ...player } }) =>
      [
        listOf(player),
        tableOf(accounts, {
          account: (each) => money(each.balance, each.currency, each.subunits),
          'in use': (each) => (each.active ? 'yes' : 'no'),
        }),
        `Stake limits:\n${limitTable(limits)}`,
        `The player's own limits:\n${tableOf(own, {
          limit: (each) => each.id,
          type: (each) => each.type,
          status: (each) => each.status,
        })}`,
      ].join('\n\n'),
  },
  'players verify': {
    takes: ['ID'],
    about: 'says that it was seen who a player is; --level none takes it back',
    options: { level: text },
    call: ([id], { level = 'verified' }) => change(id, 'verification', { level }),
    show: ({ data }) => listOf(data),
  },
  'players vip': {
    takes: ['ID'],
    about: 'makes a player a VIP; --off no longer',
    options: { off: yes },
    call: ([id], { off = false }) => change(id, 'vip', { is_vip: !off }),
    show: ({ data }) => listOf(data),
  },
  'players groups': {
    takes: ['ID', 'GROUPS'],
    about: 'puts a player into these groups, joined by commas, and no others; "" for none',
    call: ([id, groups]) =>
      change(id, 'statuses', { statuses: groups.split(',').filter((each) => each !== '') }),
    show: ({ data }) => listOf(data),
  },
};

function change(id, what, body) {
  return { method: 'PUT', path: `/players/${wholeNumber(id, 'ID')}/${what}`, body };
}

const BET_COLUMNS = {
  bet: ({ bet }) => bet.id,
  player: (each) => each.player_id,
  status: ({ bet }) => bet.status,
  type: ({ bet }) => bet.type,
  stake: ({ bet }) => money(bet.stake.value, bet.stake.currency, bet.stake.subunits),
  odds: ({ bet }) => (bet.odds / 1000).toFixed(2),
  placed: ({ bet }) => bet.created_at,
};

const vip = {
  'vip list': {
    takes: [],
    about: 'lists bets that wait for a decision, or those of --status, --player or --match',
    options: { status: text, player: text, match: text, from: text, to: text, ...paged },
    call: (_none, values) => ({
      method: 'GET',
      path: '/bets',
      query: {
        status: values.status,
        player_id: values.player,
        match_id: values.match,
        from: values.from,
        to: values.to,
        ...pageOf(values),
      },
    }),
    show: ({ data }) => tableOf(data, BET_COLUMNS),
  },
  'vip approve': {
    takes: ['BET'],
    about:
      'takes a bet that waits for a decision; --dry-run only says what its events would cost, --force takes one that costs more than an event may',
    options: { force: yes, 'dry-run': yes },
    call: ([id], { force, 'dry-run': dry }) => ({
      method: 'POST',
      path: `/bets/${wholeNumber(id, 'BET')}/approve`,
      body: { force, dry_run: dry },
    }),
    show: ({ data }) =>
      [
        tableOf([data], BET_COLUMNS),
        tableOf(data.liability, {
          match: (each) => each.match_id,
          currency: (each) => each.currency,
          'costs now': (each) => each.before,
          'with it': (each) => each.after,
          'at most': (each) => each.cap,
        }),
      ].join('\n\n') + dryNote(data.dry_run),
  },
  'vip reject': decidingOnBet('reject', 'rejects one, and gives its stake back'),
};

function decidingOnBet(how, about) {
  return {
    takes: ['BET'],
    about,
    call: ([id]) => ({ method: 'POST', path: `/bets/${wholeNumber(id, 'BET')}/${how}` }),
    show: ({ data }) => tableOf([data], BET_COLUMNS),
  };
}

const WITHDRAWAL_COLUMNS = {
  withdrawal: ({ withdrawal }) => withdrawal.id,
  player: (each) => each.player_id,
  state: ({ withdrawal }) => withdrawal.state,
  amount: ({ withdrawal: { amount, currency, subunits: count } }) => money(amount, currency, count),
  to: ({ withdrawal }) => withdrawal.destination,
  why: ({ withdrawal }) => withdrawal.reason,
  asked: ({ withdrawal }) => withdrawal.created_at,
};

const withdrawals = {
  'withdrawals list': {
    takes: [],
    about: 'lists withdrawals that wait for a decision, or those of --state',
    options: { state: text, ...paged },
    call: (_none, values) => ({
      method: 'GET',
      path: '/withdrawals',
      query: { state: values.state, ...pageOf(values) },
    }),
    show: ({ data }) => tableOf(data, WITHDRAWAL_COLUMNS),
  },
  'withdrawals approve': decidingOnWithdrawal('approve', 'lets a withdrawal be sent'),
  'withdrawals decline': decidingOnWithdrawal(
    'decline',
    'puts the money back on the account; --code says why: identity_needed, destination_not_yours, provider_declined, suspected_fraud, limit or other',
    { code: text },
  ),
  'chargebacks list': {
    takes: [],
    about: 'lists deposits that banks took back and nobody has closed',
    options: paged,
    call: (_none, values) => ({ method: 'GET', path: '/chargebacks', query: pageOf(values) }),
    show: ({ data }) =>
      tableOf(data, {
        deposit: (each) => each.deposit_id,
        player: (each) => each.player_id,
        subunits: (each) => each.amount,
        currency: (each) => each.currency,
        opened: (each) => each.opened_at,
      }),
  },
  'chargebacks close': {
    takes: ['DEPOSIT'],
    about: 'closes such a case, so that the player can be sent money again',
    options: { reason: text },
    call: ([id], { reason }) => ({
      method: 'POST',
      path: `/chargebacks/${encodeURIComponent(id)}/close`,
      body: { reason },
    }),
    show: () => 'closed',
  },
};

function decidingOnWithdrawal(how, about, more = {}) {
  return {
    takes: ['WITHDRAWAL'],
    about,
    options: { ...deciding, ...more },
    call: ([id], { reason, code, 'dry-run': dry }) => ({
      method: 'POST',
      path: `/withdrawals/${encodeURIComponent(id)}/${how}`,
      body: { reason, reason_code: code, dry_run: dry },
    }),
    show: ({ data, dry_run: dry }) => tableOf([data], WITHDRAWAL_COLUMNS) + dryNote(dry),
  };
}

/** What is about players, their bets and their money. */
export const PLAYER_COMMANDS = { ...players, ...vip, ...withdrawals };
