import { type NewsPage, newsPage } from '@touchline/wire/notification-pages';

/** A pushed notification as it is shown, and where it leads. */
export interface Shown {
  title: string;
  body: string;
  /** One that is sent twice shows once. */
  tag: string;
  page: NewsPage;
  /** Of a bet that was settled: its notification, and what stands for several of them. */
  settled: { id: number; many: string } | null;
}

/** What is kept with a notification while it is shown: its page, and the settled bets that it tells of. */
export type Kept = NewsPage & { settled?: readonly number[] };

/** So many settled bets are told as one notification: two still stand one above the other. */
const MANY = 3;
const MANY_TAG = 'bets';

/** Where news leads that leads nowhere: to the site. */
const HOME: NewsPage = { of: 'sportsbook', path: '/' };

/** Reads what a push service has delivered; what cannot be read says that there is something, as a browser wants it. */
export function readPushed(text: string | undefined, siteName: string): Shown {
  const { id, title, body, type, object_type, object_id, is_settled, many } = objectIn(text);
  const isText = typeof title === 'string' && title !== '';
  return {
    title: isText ? title : siteName,
    body: isText && typeof body === 'string' ? body : '',
    tag: typeof id === 'number' ? `n${id}` : 'news',
    page: newsPage({ type, object_type, object_id }) ?? HOME,
    settled:
      is_settled === true && typeof id === 'number' && typeof many === 'string'
        ? { id, many }
        : null,
  };
}

/** A notification as it is shown, and those that it takes the place of, by their tags. */
interface ToShow {
  title: string;
  body: string;
  tag: string;
  data: Kept;
  closes: readonly string[];
}

/** What is shown of news beside what stands there already: of several settled bets one notification for all of them. */
export function besideOthers(
  { title, body, tag, page, settled }: Shown,
  others: readonly { readonly tag: string; readonly data: unknown }[],
): ToShow {
  if (settled === null) return { title, body, tag, data: page, closes: [] };
  const standing = others.filter(({ data }) => settledIn(data).length > 0);
  const bets = [...new Set([...standing.flatMap(({ data }) => settledIn(data)), settled.id])];
  if (bets.length < MANY) {
    return { title, body, tag, data: { ...page, settled: [settled.id] }, closes: [] };
  }
  return {
    title: settled.many.replace('{count}', String(bets.length)),
    body: '',
    tag: MANY_TAG,
    data: { ...(newsPage({ type: 'bet' }) ?? HOME), settled: bets },
    closes: standing.map((each) => each.tag).filter((each) => each !== MANY_TAG),
  };
}

/** A worker of another build may have kept anything. */
function settledIn(data: unknown): readonly number[] {
  if (typeof data !== 'object' || data === null || !('settled' in data)) return [];
  const { settled } = data;
  return Array.isArray(settled) ? settled.filter((each) => typeof each === 'number') : [];
}

/** Where the pages are, and which of them is kept for want of a connection: it is in the reader's language. */
interface Place {
  origin: string;
  /** `/`, or a path that ends with a slash. */
  base: string;
  platform: string;
  /** The path of the page that is kept, if one is. */
  offline: string | undefined;
}

/** The address that a tapped notification opens, from what was kept with it: only pages that news leads to. */
export function addressOf(data: unknown, { origin, base, platform, offline }: Place): string {
  const { of, path } = readPage(data);
  const language = offline?.slice(base.length).replace(/offline$/, '') ?? '';
  const root = of === 'platform' ? `${platform}/` : origin + base;
  return root + language + path.slice(1);
}

/** A worker of another build may have shown it. */
function readPage(data: unknown): NewsPage {
  if (typeof data !== 'object' || data === null) return HOME;
  const { of, path } = data as Record<string, unknown>;
  const isPath = typeof path === 'string' && /^\/(?!\/)/.test(path);
  return isPath && (of === 'sportsbook' || of === 'platform') ? { of, path } : HOME;
}

/** The tab that shows the page of an address already, whatever it shows of it; undefined where none does. */
export function tabWith<Tab extends { readonly url: string }>(
  address: string,
  tabs: readonly Tab[],
): Tab | undefined {
  const pageOf = (url: string) => url.replace(/[?#].*$/, '').replace(/\/$/, '');
  return tabs.find(({ url }) => pageOf(url) === pageOf(address));
}

function objectIn(text: string | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
