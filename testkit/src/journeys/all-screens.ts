import type { Match } from '@touchline/wire/catalogue';
import { FOUND_PAGES } from '@touchline/wire/found-pages';
import { SPORTSBOOK_PAGES, type SportsbookPage } from '@touchline/wire/pages';
import { PLATFORM_PAGES, type PlatformPage } from '@touchline/wire/platform-pages';

/** A page as a journey opens it. */
export interface Screen {
  path: string;
  /** What `<body data-page>` says. */
  page: string;
  status?: number;
  /** Search engines are not to find it, so it has no address of record. */
  isHidden: boolean;
  /** Whether it is another page for a player, or in an app: the rest differ by what stands around them alone. */
  isOwn?: boolean;
  /** Where nobody is around it, it leads on to this page at the first address. */
  leadsTo?: string;
}

/** What a page is opened for besides its address and name; where an address has several pages, each of them. */
interface Looked extends Pick<Screen, 'status' | 'isOwn' | 'leadsTo'> {
  /** Its address, where that is not the one of the table. */
  at?: (match: Match) => readonly { path: string; page: string; isOwn?: boolean }[];
  page?: string;
}

/** Each page of the sportsbook: one that is missing here does not compile. */
const SPORTSBOOK: Readonly<Record<SportsbookPage, Looked>> = {
  home: { isOwn: true },
  in_play: {},
  bets_history: { isOwn: true },
  init_sportsbook: { isOwn: true, leadsTo: 'home' },
  offline: {},
  e_sports: {},
  favorites: { isOwn: true },
  schedule: {},
  results: {},
  promotions: { isOwn: true },
  general_rules: {},
  about: { isOwn: true },
  racing: { isOwn: true },
  lotteries: {},
  premium_cricket: {},
  virtual_gaming_arena: {},
  multi_view: {},
  asian: {},
  '404': { status: 404, isOwn: true },
  '500': { status: 500 },
  locked: { status: 403 },
  blocked: { status: 451 },
  wrapper: { status: 404, page: '404' },
  sport: {
    // What is won outright has rows of its own, and leagues are a list of their own.
    at: () => ['soccer', 'golf', 'soccer?list=leagues'].map((path) => ({ path, page: 'sport' })),
  },
  place: {
    at: ({ slug, tournament }) => [
      { path: `soccer/${tournament.category.slug}`, page: 'category' },
      { path: `soccer/${tournament.slug}`, page: 'league' },
      { path: `soccer/${slug}`, page: 'match', isOwn: true },
    ],
  },
  unknown: { status: 404, at: () => [{ path: 'no/such/page', page: '404' }] },
};

/** Every page of the sportsbook; a match of soccer says where those are that are about one thing. */
export function sportsbookScreens(match: Match): readonly Screen[] {
  return entriesOf(SPORTSBOOK).flatMap(([name, { at, page = name, ...rest }]) => {
    const places = at?.(match) ?? [{ path: SPORTSBOOK_PAGES[name], page }];
    const isHidden = !FOUND_PAGES.has(name);
    return places.map((place) => ({ ...rest, isHidden, ...place, path: `/${place.path}` }));
  });
}

/** A page of the platform, by what stands at its top. */
export interface PlatformScreen {
  path: string;
  heading: string | RegExp;
  /** Fields that can be filled in. */
  fields?: readonly string[];
  status?: number;
}

/** Whether a page is opened by a visitor or by a player, and what they see of it. */
interface Opened {
  visitor?: readonly (Omit<PlatformScreen, 'path'> & { query?: string })[];
  player?: Omit<PlatformScreen, 'path'>;
}

const asked = (heading: string | RegExp, fields: readonly string[]): Opened => ({
  visitor: [{ heading, fields }],
});
const own = (heading: string | RegExp): Opened => ({ player: { heading } });
const LOST = /can't find that page/;

/** Each page of the platform, in the same way. The root is none: it leads on to the sportsbook. */
const PLATFORM: Readonly<Record<Exclude<PlatformPage, 'root'>, Opened>> = {
  sign_in: asked('Welcome back', ['Email', 'Password']),
  sign_up: asked('Open an account', ['Email', 'Password', 'Currency']),
  forgot_password: asked('Forgotten password', ['Email']),
  resend_confirmation_instructions: asked('Confirm your address', ['Email']),
  resend_unlock_instructions: asked('Unlock your account', ['Email']),
  edit_password: {
    visitor: [
      { query: '?reset_password_token=made-up', heading: 'New password', fields: ['Password'] },
      { heading: 'New password' },
    ],
  },
  confirm_password: own(/password/i),
  missed_auth_fields: own(/missing/i),
  phone_verification: own(/phone/i),
  confirmation: {
    visitor: [{ query: '?confirmation_token=made-up', heading: 'Confirm your address' }],
  },
  unlock: { visitor: [{ query: '?unlock_token=made-up', heading: 'Unlock your account' }] },
  terms_and_conditions: asked('Terms and conditions', []),
  help_center: asked('Help center', []),
  profile: own('Profile'),
  sessions: own('Sessions'),
  two_factor: own('Two-factor sign-in'),
  limits: own('Limits'),
  wallet: own('Wallet'),
  transactions: own('Transactions'),
  withdrawals: own('Withdrawals'),
  statement: own(/statement/i),
  demo_host: asked(/page of an operator/i, []),
  '404': { visitor: [{ heading: LOST, status: 404 }] },
  '500': { visitor: [{ heading: /something went wrong/, status: 500 }] },
  unknown: { visitor: [{ heading: LOST, status: 404 }] },
};

/** What is opened for the address of no page. */
const NO_PAGE = 'none/such/page';

/** Every page of the platform that a visitor opens, and every one of a player's own. */
export function platformScreens(): { visitor: PlatformScreen[]; player: PlatformScreen[] } {
  const opened = entriesOf(PLATFORM).map(([name, each]) => {
    const path = PLATFORM_PAGES[name];
    return { path: `/${path === '*' ? NO_PAGE : path}`, ...each };
  });
  return {
    visitor: opened.flatMap(({ path, visitor = [] }) =>
      visitor.map(({ query = '', ...screen }) => ({ ...screen, path: path + query })),
    ),
    player: opened.flatMap(({ path, player }) => (player ? [{ ...player, path }] : [])),
  };
}

function entriesOf<Key extends string, Row>(table: Readonly<Record<Key, Row>>) {
  return Object.entries(table) as [Key, Row][];
}
