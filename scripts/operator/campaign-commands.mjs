import { dryNote, paged, pageOf, text, yes } from './options.mjs';
import { readJson } from './read-json.mjs';
import { tableOf } from './table.mjs';
import { subunits, wholeNumber } from './wrong-use.mjs';

const COLUMNS = {
  campaign: (each) => each.id,
  name: (each) => each.name,
  kind: (each) => each.kind,
  trigger: (each) => each.trigger_key,
  status: (each) => each.status,
  issued: (each) => each.issued,
  used: (each) => each.used,
  given: ({ budget }) => budget?.spent,
  budget: ({ budget }) => budget && `${budget.amount} ${budget.currency}`,
  begins: (each) => each.starts_at,
  ends: (each) => each.ends_at,
};

function changing(how, about, options = {}) {
  return {
    takes: ['CAMPAIGN'],
    about,
    options,
    call: ([id], values) => ({
      method: 'POST',
      path: `/campaigns/${wholeNumber(id, 'CAMPAIGN')}/${how}`,
      body: { take_back: values['take-back'] },
    }),
    show: ({ data }) => tableOf([data], COLUMNS),
  };
}

/** What a campaign gives at once, a line for each currency of the players it reaches. */
function reach({ players, money, pool, cheapest_bet: cheapest }) {
  const given = money.map(
    (each) => `  ${each.players} with ${each.amount} subunits of ${each.currency}`,
  );
  const set = pool ? [`It sets aside ${pool.amount} subunits of ${pool.currency}`] : [];
  const lines = [`It reaches ${players} players at once`, ...given, ...set];
  return [...lines, ...(cheapest === null ? [] : [cheapest])].join('\n');
}

/** What is about campaigns of bonuses. */
export const CAMPAIGN_COMMANDS = {
  'campaign list': {
    takes: [],
    about: 'lists campaigns of bonuses, the newest first, or those of --status',
    options: { status: text, ...paged },
    call: (_none, values) => ({
      method: 'GET',
      path: '/campaigns',
      query: { status: values.status, ...pageOf(values) },
    }),
    show: ({ data }) => tableOf(data, COLUMNS),
  },
  'campaign create': {
    takes: ['FILE'],
    about: 'creates one of a JSON file; --dry-run only says whom it would touch',
    options: { 'dry-run': yes },
    call: ([file], values) => ({
      method: 'POST',
      path: '/campaigns',
      body: { ...readJson(file), dry_run: values['dry-run'] },
    }),
    show: ({ data: { campaign, touches, dry_run: isDry } }) =>
      [reach(touches), ...(campaign ? [tableOf([campaign], COLUMNS)] : [])].join('\n\n') +
      dryNote(isDry),
  },
  'campaign pause': changing(
    'pause',
    'pauses one: it issues nothing, and nothing of it can be used',
  ),
  'campaign resume': changing('resume', 'lets it run again'),
  'campaign budget': {
    takes: ['CAMPAIGN', 'AMOUNT', 'CURRENCY'],
    about: 'raises what one may give in all to so many subunits; it is never lowered',
    call: ([id, amount, currency]) => ({
      method: 'PUT',
      path: `/campaigns/${wholeNumber(id, 'CAMPAIGN')}/budget`,
      body: { amount: subunits(amount, 'AMOUNT'), currency },
    }),
    show: ({ data }) => tableOf([data], COLUMNS),
  },
  'campaign end': changing('end', 'ends it for good; --take-back also what it has issued', {
    'take-back': yes,
  }),
};
