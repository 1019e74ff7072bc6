import { minifySync, type Plugin } from 'vite';
import { withKnown } from './known-fields';
import { withoutUnused } from './unused-methods';

/**
 * Leaves out of two packages what the page never runs, while building: neither can be told so by its options, and a
 * bundler does not look into classes. The packages themselves stay as they are; `lean-packages.test.ts` talks to a
 * real server with what is left, and fails when a package changes so that there is something to look at again.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    transform: {
      filter: { id: /\/node_modules\/(centrifuge|react-router)\// },
      handler(code, id) {
        if (CLIENT.test(id)) return { code: leanClient(code), map: null };
        return ROUTER.test(id) ? { code: leanRouter(code), map: null } : null;
      },
    },
  };
}

const CLIENT = /\/centrifuge\/build\/index\.mjs$/;
const ROUTER = /\/react-router\/dist\/production\/[\w-]+\.mjs$/;

/** What `live/connection.ts` calls of the push client and its subscriptions. */
const CALLED = [
  'connect',
  'disconnect',
  'emit',
  'newSubscription',
  'on',
  'removeSubscription',
  'setToken',
  'subscribe',
  'then',
];

/**
 * The push client as `live/connection.ts` uses it: subscriptions to streams by websocket, with http_stream and sse to
 * fall back on. Of no use to it are maps, polled keys, deltas, tags, state and joins of others, what is
 * sent by the page, other transports, and what is said for debugging. Options for any of these do nothing.
 */
export function leanClient(script: string): string {
  const known = withKnown(script, {
    fields: {
      _map: '!1',
      _sharedPoll: '!1',
      _delta: '""',
      _getState: 'null',
      _joinLeave: '!1',
      _presenceType: '0',
      _tagsFilter: 'null',
    },
    idle: ['_debug'],
    cases: ['webtransport', 'sockjs'],
  });
  let left = withoutDead(known);
  for (let before = ''; before !== left;) {
    before = left;
    left = withoutDead(withoutUnused(left, CALLED));
  }
  return withShortNames(left);
}

/** What a router has for pages that submit forms, stop readers from leaving or patch routes; ours do none of it. */
const UNCALLED =
  /^ {4}(?:fetch: fetch2|getFetcher|resetFetcher|deleteFetcher: queueFetcherForDeletion|getBlocker|deleteBlocker|patchRoutes|_internalFetchControllers: fetchControllers),$/gm;

/**
 * The router without what pages of ours never ask of it, and without the names that its components have for a debugger;
 * each of those is said to do nothing by being made. Either would keep all of them, forms and links that fetch ahead
 * among them, in a bundle that shows none.
 */
export function leanRouter(script: string): string {
  const known = withKnown(script, {
    fields: { instrumentations: 'void 0', patchRoutesOnNavigation: 'void 0' },
  });
  return known
    .replace(UNCALLED, '')
    .replace(/^\w+\.displayName = "[\w.]+";$/gm, '')
    .replace(
      /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
      '$1/* @__PURE__ */ $2',
    );
}

function withoutDead(script: string): string {
  return written(script, { compress: true });
}

/** What begins with an underscore is the client's own, and need not say what it is. */
function withShortNames(script: string): string {
  return written(script, { compress: false, mangleProps: { include: /^_/ } });
}

function written(script: string, options: Parameters<typeof minifySync>[2]): string {
  const readable = { module: true, mangle: false, codegen: { removeWhitespace: false } };
  const { code, errors } = minifySync('module.mjs', script, { ...readable, ...options });
  const [error] = errors;
  if (error) throw new Error(`the script does not parse: ${error.message}`);
  return code;
}
