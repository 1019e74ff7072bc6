import { text } from './options.mjs';
import { tableOf } from './table.mjs';
import { wholeNumber } from './wrong-use.mjs';

const optional = (value, name) => (value === undefined ? undefined : wholeNumber(value, name));

/** What has happened on the site. */
export const EVENT_COMMANDS = {
  'events list': {
    takes: [],
    about:
      'lists significant events, the newest first, of a --kind (such as sign_in_failed,large_win), a --player, --from and --to such a time; --before takes the number that the page before ends with',
    options: { kind: text, player: text, from: text, to: text, before: text, limit: text },
    call: (_none, { kind, player, from, to, before, limit }) => ({
      method: 'GET',
      path: '/significant-events',
      query: { kind, player_id: optional(player, '--player'), from, to, before, limit },
    }),
    show: ({ data, next }) =>
      tableOf(data, {
        event: (each) => each.id,
        at: (each) => each.at,
        kind: (each) => each.kind,
        count: (each) => each.count,
        player: (each) => each.player_id,
        about: (each) =>
          Object.entries(each.about)
            .map(([name, value]) => `${name}: ${value}`)
            .join(', '),
      }) + (next === null ? '' : `\n\nThere are more: --before ${next}`),
  },
};
