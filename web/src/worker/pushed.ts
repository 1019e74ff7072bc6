import { type NewsPage, newsPage } from '@touchline/wire/notification-pages';

/** A pushed notification as it is shown, and where it leads. */
export interface Shown {
  title: string;
  body: string;
  /** One that is sent twice shows once. */
  tag: string;
  page: NewsPage;
}

/** Where news leads that leads nowhere: to the site. */
const HOME: NewsPage = { of: 'sportsbook', path: '/' };

/** Reads what a push service has delivered; what cannot be read says that there is something, as a browser wants it. */
export function readPushed(text: string | undefined, siteName: string): Shown {
  const { id, title, body, type, object_type, object_id } = objectIn(text);
  const isText = typeof title === 'string' && title !== '';
  return {
    title: isText ? title : siteName,
    body: isText && typeof body === 'string' ? body : '',
    tag: typeof id === 'number' ? `n${id}` : 'news',
    page: newsPage({ type, object_type, object_id }) ?? HOME,
  };
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
