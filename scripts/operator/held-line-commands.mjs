import { paged, pageOf, text } from './options.mjs';
import { tableOf } from './table.mjs';
import { wholeNumber } from './wrong-use.mjs';

const tableOfLines = (rows) =>
  tableOf(rows, {
    line: (each) => each.id,
    match: (each) => each.match_id,
    market: (each) => each.market_id,
    specifier: (each) => each.specifier,
    state: (each) => each.state,
    since: (each) => each.held_at,
    why: (each) => each.faults.map(({ fault, said }) => `${fault}: ${said}`).join('; '),
    by: (each) => each.closed_by,
    odds: (each) => each.feed.odds,
    results: (each) => each.feed.results,
  });

function deciding(how, about) {
  return {
    takes: ['LINE'],
    about,
    options: { reason: text },
    call: ([id], { reason }) => ({
      method: 'POST',
      path: `/held-lines/${wholeNumber(id, 'LINE')}/${how}`,
      body: { reason },
    }),
    show: ({ data }) => tableOfLines([data]),
  };
}

/** What is about lines that are not offered as their feed tells them. */
export const HELD_LINE_COMMANDS = {
  'held-lines list': {
    takes: [],
    about:
      'lists lines whose price or settlement cannot be true; --state open, kept_closed or void',
    options: { state: text, ...paged },
    call: (_none, values) => ({
      method: 'GET',
      path: '/held-lines',
      query: { state: values.state, ...pageOf(values) },
    }),
    show: ({ data }) => tableOfLines(data),
  },
  'held-lines release': deciding('release', 'sells and settles one as its feed says now'),
  'held-lines keep-closed': deciding('keep-closed', 'keeps one suspended until it is released'),
};
