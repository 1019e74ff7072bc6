/** The picture beside a link to a page, as a whole address. */
export interface SharePicture {
  src: string;
  /** What it shows, in words. */
  alt: string;
}

/** Every picture has this size, which is what most places show. */
const WIDTH = 1200;
const HEIGHT = 630;

/**
 * What places that show links read of a page (Open Graph, and Twitter's name for how large to show it), from what its
 * head says already. Empty for a page that search engines are not to find: it has no address to share.
 */
export function linkPreview(
  markup: string,
  site: { name: string; locale: string; locales: readonly string[]; picture: SharePicture },
): string {
  const { title, description, canonical } = headIn(markup);
  if (canonical === undefined || title === undefined) return '';
  const own = territoryOf(site.locale);
  const others = site.locales.map(territoryOf).filter((each) => each !== own);
  const said: [string, string | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', escaped(site.name)],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', own],
    ...[...new Set(others)].map((each): [string, string] => ['og:locale:alternate', each]),
    ['og:image', escaped(site.picture.src)],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(WIDTH)],
    ['og:image:height', String(HEIGHT)],
    ['og:image:alt', escaped(site.picture.alt)],
  ];
  return [
    ...said.flatMap(([property, content]) =>
      content === undefined ? [] : [`<meta property="${property}" content="${content}">`],
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** What the head of a rendered page says of it, escaped as it stands there; it is the same in an attribute. */
export function headIn(markup: string): {
  title: string | undefined;
  description: string | undefined;
  canonical: string | undefined;
} {
  const head = markup.slice(0, markup.indexOf('</head>'));
  return {
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(head)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
  };
}

/** A locale as Open Graph writes it, with the country where most of its readers are: `de` is `de_DE`. */
function territoryOf(locale: string): string {
  const { language, region = '' } = new Intl.Locale(locale).maximize();
  return region === '' ? language : `${language}_${region}`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}
