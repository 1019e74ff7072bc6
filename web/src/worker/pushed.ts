/** A pushed notification as it is shown, and where it leads. */
export interface Shown {
  title: string;
  body: string;
  /** One that is sent twice shows once. */
  tag: string;
  path: string;
}

/** Which page is about what, below the base name. */
const PAGES: Readonly<Record<string, string>> = {
  bet: 'bets-history',
  vip_bet: 'bets-history',
  bonus: 'promotions',
  jackpot: 'promotions',
};

/** Reads what a push service has delivered; what cannot be read says that there is something, as a browser wants it. */
export function readPushed(text: string | undefined, siteName: string): Shown {
  const { id, title, body, type } = objectIn(text);
  const isText = typeof title === 'string' && title !== '';
  return {
    title: isText ? title : siteName,
    body: isText && typeof body === 'string' ? body : '',
    tag: typeof id === 'number' ? `n${id}` : 'news',
    path: (typeof type === 'string' && Object.hasOwn(PAGES, type) ? PAGES[type] : null) ?? '',
  };
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
