import { BONUS_TYPES } from '@touchline/domain/bonus/bonus-kind';
import { isBrandSeen, type Theme } from '@touchline/domain/theme/brand-colours';
import * as z from 'zod/mini';
import { isReservedPath } from './reserved-paths';

/** What the first page and the columns beside every page are made of (SPEC §2 "Content blocks"). */
export const BLOCKS = {
  /** The bar at the top. */
  header: [
    'search',
    'clock',
    'odds',
    'language_switcher',
    'theme',
    'notifications',
    'chat_toggle',
    'profile',
  ],
  /** The column at the start, and the menu on a phone. */
  left: [
    'live_events',
    'schedule',
    'results',
    'views',
    'bonuses',
    'favorites',
    'sport_list',
    'leagues',
    'games',
  ],
  /** The first page. */
  home: [
    'sport_list',
    'favorites',
    'live_events',
    // They come once it is known who reads: what stands above them stays where it is.
    'jackpot_banner',
    'bonuses',
    'top_events',
    'prematch_events',
    'outrights',
    'schedule',
    'results',
    'prediction',
  ],
  /** The column at the end, around the slip. */
  right: ['match_preview', 'slip', 'jackpot_leaderboard'],
} as const;

/** A place on the page that holds blocks. */
export type Zone = keyof typeof BLOCKS;

/** Something that a zone may hold. */
export type Block<Z extends Zone> = (typeof BLOCKS)[Z][number];

/** Who answers in a chat window (SPEC §1). */
export const CHAT_TYPES = [
  'livechat',
  'chatra',
  'freshchat',
  'zoho',
  'zendesk',
  'intercom',
] as const;

/** What a picture may also be there as: for the day's theme, and for narrow screens (SPEC §9 "Asset URLs"). */
export const ASSET_VARIANTS = ['light', 'mobile'] as const;

/** Pages of the operator's own may also be one of ours, by its key. */
export const PAGE_COMPONENTS = ['promotions', 'results', 'schedule', 'favorites'] as const;

const colour = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}$/, { error: 'is a colour such as #27b866' }));

/** A colour that can be told from the surfaces of its theme. */
const brandOf = (theme: Theme) =>
  colour.check(
    z.refine((each) => isBrandSeen(each, theme), {
      error: `cannot be told from the surfaces by ${theme}: it needs a contrast of 3 to 1`,
    }),
  );
const line = z.string().check(z.minLength(1), z.maxLength(200));
const code = z.string().check(z.regex(/^[\w-]{1,80}$/, { error: 'is letters, digits, - and _' }));

/** A path of ours, or an address that a browser understands. */
const isUsable = (text: string) => text.startsWith('/') || URL.canParse(text);

/** A file of the site's own or of an https address. */
const picture = z
  .string()
  .check(
    z.regex(/^(\/(?![/\\])|https:\/\/)\S{1,500}$/, { error: 'is a path or an https address' }),
    z.refine(isUsable, { error: 'is no address that can be opened' }),
  );

/** Where a link may lead: a page of ours, an https address, or a message to somebody (SPEC §2 "Links and locale"). */
const wayTo = z.string().check(
  z.regex(/^(\/(?![/\\])|https:\/\/|sms:|mailto:)\S{0,500}$/, {
    error: 'is a path, or an https, sms or mailto address',
  }),
  z.refine(isUsable, { error: 'is no address that can be opened' }),
);

/** One text in the locales it is said in, by their codes; others read the first. */
const worded = <T extends z.ZodMiniType<string, string>>(text: T) =>
  z
    .record(z.string(), text)
    .check(z.refine((texts) => Object.keys(texts).length > 0, { error: 'is said in no locale' }));

const blocksOf = <Z extends Zone>(zone: Z) =>
  z
    .array(z.enum(BLOCKS[zone] as readonly Block<Z>[]))
    .check(z.refine((each) => new Set(each).size === each.length, { error: 'has a block twice' }));

/** A page of the operator's own: words, or one of our pages under another name. */
export const ownPage = z.object({
  /** Its address below the base path, such as `vip-club`. */
  path: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'is words with - between' })),
  title: worded(line),
  /** Markdown. */
  text: z.nullable(worded(z.string().check(z.maxLength(50_000)))),
  component: z.nullable(z.enum(PAGE_COMPONENTS)),
  /** Whether the menus lead there. */
  in_menu: z.boolean(),
});

/** What the promotions page shows of an offer. */
export const promotion = z.object({
  key: code,
  title: worded(line),
  text: worded(z.string().check(z.maxLength(2000))),
  picture: z.nullable(picture),
  link: z.nullable(wayTo),
});

/**
 * What makes a site this operator's (SPEC §3 "Site config"): how it looks, what its pages are made of, and whom it
 * brings along. What it offers of betting is in the settings.
 */
export const siteConfig = z.object({
  /** Counts up with each change. */
  version: z.int(),
  site_name: line,
  logo: z.nullable(picture),
  favicon: z.nullable(picture),
  /** In which variants the logo and the pictures of promotions lie beside them, such as `logo-light.svg`. */
  asset_variants: z._default(z.array(z.enum(ASSET_VARIANTS)), []),
  /** Colours by day and by night; what is null is as usual. Radius in CSS pixels. */
  theme: z.object({
    brand_day: z.nullable(brandOf('day')),
    brand_night: z.nullable(brandOf('night')),
    radius: z.nullable(z.int().check(z.gte(0), z.lte(24))),
    density: z.enum(['dense', 'airy']),
    /** What a reader sees who has not chosen. */
    start: z.enum(['system', 'night', 'day']),
  }),
  /** Words that replace ours: by locale, then by key such as `shell.sports`. */
  translations: z.record(z.string(), z.record(z.string(), z.string())),
  chat: z.nullable(
    z.object({ type: z.enum(CHAT_TYPES), id: code, region: z._default(z.nullable(code), null) }),
  ),
  /** The key of a room at watchers.io, which then is where there is talk about matches. */
  watchers_key: z._default(z.nullable(code), null),
  /**
   * Where there is talk about a match: at watchers.io where there is a key, else with whoever answers in the chat window
   * where there is one, else in a room of its own; always in the room; or nowhere.
   */
  match_chat: z._default(z.enum(['usual', 'room', 'off']), 'usual'),
  push_notifications: z.nullable(z.enum(['one-signal'])),
  /** The id of a container. */
  tag_manager: z.nullable(code),
  /** Where errors of pages are reported: a DSN of Sentry. */
  error_reports: z.nullable(z.url({ protocol: /^https?$/ })),
  is_my_bets_visible: z.boolean(),
  blocks: z.object({
    header: blocksOf('header'),
    left: blocksOf('left'),
    home: blocksOf('home'),
    right: blocksOf('right'),
  }),
  pages: z.array(ownPage).check(
    z.refine((pages) => pages.every(({ path }) => !isReservedPath(path)), {
      error: 'has a page at an address that is ours, such as live or soccer',
    }),
    z.refine((pages) => new Set(pages.map(({ path }) => path)).size === pages.length, {
      error: 'has two pages at one address',
    }),
  ),
  promotions: z.array(promotion),
  /** Origins on which no page is to be found by search engines; `*` is every one. */
  noindex_origins: z.array(z.string()),
  /** Where pictures of promotions and teams may come from besides our own origins. */
  picture_origins: z.array(z.url({ protocol: /^https$/ })),
  /** Where streams of matches may come from besides our own origin. */
  stream_origins: z._default(z.array(z.url({ protocol: /^https$/ })), []),
  /** Bonuses of these types are given without a card that tells of them (SPEC §5 "Bonus popups"). */
  quiet_bonuses: z._default(z.array(z.enum(BONUS_TYPES)), []),
});

export type SiteConfig = z.output<typeof siteConfig>;
export type AssetVariants = SiteConfig['asset_variants'];

/** A site that nobody has configured. */
export const USUAL_SITE_CONFIG: SiteConfig & { pages: never[]; promotions: never[] } = {
  version: 0,
  site_name: 'Touchline',
  logo: null,
  favicon: null,
  asset_variants: [],
  theme: { brand_day: null, brand_night: null, radius: null, density: 'dense', start: 'system' },
  translations: {},
  chat: null,
  watchers_key: null,
  match_chat: 'usual',
  push_notifications: null,
  tag_manager: null,
  error_reports: null,
  is_my_bets_visible: true,
  blocks: {
    header: [...BLOCKS.header],
    left: [...BLOCKS.left],
    home: [...BLOCKS.home],
    right: [...BLOCKS.right],
  },
  pages: [],
  promotions: [],
  noindex_origins: [],
  picture_origins: [],
  stream_origins: [],
  quiet_bonuses: [],
};

/** The text for a locale: its own, its language's, or the first there is. */
export function wordsIn(texts: Readonly<Record<string, string>>, locale: string): string {
  const [language = locale] = locale.split('-');
  return texts[locale] ?? texts[language] ?? Object.values(texts)[0] ?? '';
}
