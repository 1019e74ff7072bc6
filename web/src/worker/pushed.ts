/** A pushed notification as it is shown, and where it leads. */
export interface Shown {
  title: string;
  body: string;
  /** One that is sent twice shows once. */
  tag: string;
  path: string;
}

const BETS = 'bets-history';

/** Which page is about what, below the base name. */
const PAGES: Readonly<Record<string, string>> = {
  bet: BETS,
  vip_bet: BETS,
  bonus: 'promotions',
  jackpot: 'promotions',
};

/** Reads what a push service has delivered; what cannot be read says that there is something, as a browser wants it. */
export function readPushed(text: string | undefined, siteName: string): Shown {
  const { id, title, body, type, object_type: object, object_id: of } = objectIn(text);
  const page = (typeof type === 'string' && Object.hasOwn(PAGES, type) ? PAGES[type] : null) ?? '';
  const isText = typeof title === 'string' && title !== '';
  return {
    title: isText ? title : siteName,
    body: isText && typeof body === 'string' ? body : '',
    tag: typeof id === 'number' ? `n${id}` : 'news',
    path: page === BETS && object === 'bet' && typeof of === 'number' ? `${BETS}?bet=${of}` : page,
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
