import { paged, pageOf, text } from './options.mjs';
import { tableOf } from './table.mjs';
import { wholeNumber, WrongUse } from './wrong-use.mjs';

const COLUMNS = {
  notice: (each) => each.id,
  name: (each) => each.name,
  state: (each) => each.state,
  from: (each) => each.from,
  until: (each) => each.until,
  locales: (each) => each.locales?.join(',') ?? 'all',
  told: (each) => each.told,
};

/** The texts of `--text en=…`, by their locales. */
function textsOf(given) {
  if (given === undefined) return undefined;
  return Object.fromEntries(
    given.map((each) => {
      const at = each.indexOf('=');
      if (at < 1) throw new WrongUse('--text is a locale and its text, such as en="Back at noon."');
      return [each.slice(0, at), each.slice(at + 1)];
    }),
  );
}

/** What is about notices of maintenance. */
export const NOTICE_COMMANDS = {
  'maintenance list': {
    takes: [],
    about: 'lists notices of maintenance, the newest first',
    options: paged,
    call: (_none, values) => ({ method: 'GET', path: '/maintenance', query: pageOf(values) }),
    show: ({ data }) => tableOf(data, COLUMNS),
  },
  'maintenance announce': {
    takes: ['NAME'],
    about:
      'notifies players of maintenance --until its end, --from its beginning or now; all of them, or those of --locales en,de; with --text en="…" for each locale, or our own words',
    options: { from: text, until: text, locales: text, text: { type: 'string', multiple: true } },
    call: ([name], { from, until, locales, text: texts }) => ({
      method: 'POST',
      path: '/maintenance',
      body: { name, from, until, locales: locales?.split(','), texts: textsOf(texts) },
    }),
    show: ({ data }) => tableOf([data], COLUMNS),
  },
  'maintenance cancel': {
    takes: ['NOTICE'],
    about: 'cancels a notice: nobody is told any more, and it goes from where it was told',
    call: ([id]) => ({
      method: 'POST',
      path: `/maintenance/${wholeNumber(id, 'NOTICE')}/cancel`,
    }),
    show: ({ data }) => tableOf([data], COLUMNS),
  },
};
