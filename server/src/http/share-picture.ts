import { DIGITS } from '@touchline/domain/digits';
import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { crestLook } from '@touchline/domain/crest';
import { CREST_SHAPES } from '@touchline/domain/crest-drawings';
import { regionOf } from '@touchline/domain/region';
import type { MatchReply } from '@touchline/wire/catalogue';
import { isRightToLeft } from '@touchline/wire/locale';
import { nationName } from '../book/words/words-in';
import { languageOf } from '../language';
import { fitText, svgText } from './picture-text';

/** The size at which links are shown, in pixels. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Whose picture it is. */
export interface ShareSite {
  name: string;
  /** Its colour at night, such as `#3ddc84`. */
  brand: string;
}

/** As much of a match as its picture shows. */
export type SharedMatch = Pick<
  MatchReply,
  'competitors' | 'name' | 'status' | 'start_time' | 'statistics' | 'tournament'
>;

/** The night's colours, as the page has them. */
const GROUND = '#0f1512';
const DEEPER = '#090d0b';
const TEXT = '#eef4f0';
const SOFTER = '#a8b8b0';
const LIVE = '#ffb020';
const EDGE = 'rgb(255,255,255)';
/** What a machine has of these; letters that they lack come from whatever font has them. */
const FONTS = "Inter, 'Helvetica Neue', 'Liberation Sans', Arial, 'Noto Sans', sans-serif";

const MIDDLE = SHARE_WIDTH / 2;
const LEFT = 270;
const RIGHT = SHARE_WIDTH - LEFT;

/**
 * The picture beside a link to a match, as SVG: who plays, in what, and the score, or when it begins in UTC. In a locale
 * that is written from the right, the home side stands on the right.
 */
export function matchPicture(match: SharedMatch, site: ShareSite, locale: string): string {
  const { competitors, tournament } = match;
  const isMirrored = isRightToLeft(languageOf(locale));
  const [first, second] = isMirrored ? [RIGHT, LEFT] : [LEFT, RIGHT];
  const league = line(`${tournament.name} · ${placeIn(locale, tournament.category)}`, {
    x: MIDDLE,
    y: 196,
    width: 1040,
    size: 34,
    fill: SOFTER,
    isMirrored,
  });
  const inside = competitors
    ? [
        crest(competitors.home.name, first),
        crest(competitors.away.name, second),
        line(competitors.home.name, { ...NAME, x: first }),
        line(competitors.away.name, { ...NAME, x: second }),
        middle(match, locale, isMirrored),
      ]
    : [
        line(match.name ?? '', { x: MIDDLE, y: 372, width: 1040, size: 68, lines: 3, weight: 700 }),
        line(day(match, locale), {
          x: MIDDLE,
          y: 540,
          width: 1040,
          size: 36,
          fill: SOFTER,
          isMirrored,
        }),
      ];
  return picture(site, [corner(site), league, ...inside]);
}

/** The picture beside a link to any other page. */
export function sitePicture(site: ShareSite): string {
  return picture(site, [
    mark(site, MIDDLE - 80, 150, 160),
    line(site.name, { x: MIDDLE, y: 430, width: 1040, size: 88, lines: 2, weight: 700 }),
  ]);
}

const NAME = { y: 492, width: 480, size: 46, lines: 2, weight: 700 };

function picture({ brand }: ShareSite, inside: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}" font-family="${FONTS}">
<defs><radialGradient id="glow" cx="50%" cy="0%" r="90%"><stop offset="0" stop-color="${brand}" stop-opacity=".22"/><stop offset="1" stop-color="${brand}" stop-opacity="0"/></radialGradient></defs>
<rect width="100%" height="100%" fill="${GROUND}"/><rect width="100%" height="100%" fill="url(#glow)"/><rect y="${SHARE_HEIGHT - 10}" width="100%" height="10" fill="${brand}"/>
${inside.join('\n')}
</svg>`;
}

/** The site's mark and name, at the top. */
function corner(site: ShareSite): string {
  const { lines, size } = fitText(site.name, { width: 900, size: 38, lines: 1 });
  return `${mark(site, 64, 56, 56)}<text x="140" y="${84 + size * 0.35}" font-size="${size}" font-weight="700" fill="${TEXT}">${svgText(lines[0] ?? '')}</text>`;
}

function mark({ brand }: ShareSite, x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 24})"><rect width="24" height="24" rx="6" fill="${brand}"/><path d="M12 0v24M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" fill="none" stroke="${DEEPER}" stroke-width="2"/></g>`;
}

/** The crest that the page draws for a team. */
function crest(name: string, x: number): string {
  const { first, second, shape, pattern } = crestLook(name);
  const { outline = '', paint = [] } = CREST_SHAPES[shape] ?? {};
  return `<g transform="translate(${x - 80} 244) scale(10)"><path d="${outline}" fill="${first}"/><path d="${paint[pattern] ?? ''}" fill="${second}"/><path d="${outline}" fill="none" stroke="${EDGE}" stroke-opacity=".42" stroke-width=".6"/></g>`;
}

/** The score once there is one, with a light while it goes on; before that when it begins. */
function middle(match: SharedMatch, locale: string, isMirrored: boolean): string {
  const { total_score: score } = match.statistics;
  const hasBegun =
    match.status !== MATCH_STATUS.prematch && match.status !== MATCH_STATUS.notCovered;
  if (hasBegun && score) {
    const isOn = match.status === MATCH_STATUS.live || match.status === MATCH_STATUS.stopped;
    const light = isOn ? `<circle cx="${MIDDLE}" cy="258" r="12" fill="${LIVE}"/>` : '';
    const sides = [score.home, score.away];
    const text = (isMirrored ? sides.reverse() : sides).join(' – ');
    return light + line(text, { x: MIDDLE, y: 352, width: 460, size: 108, weight: 700 });
  }
  return (
    line(day(match, locale), {
      x: MIDDLE,
      y: 300,
      width: 320,
      size: 36,
      fill: SOFTER,
      isMirrored,
    }) +
    line(timeOfDay(match, locale), { x: MIDDLE, y: 372, width: 320, size: 72, weight: 700 }) +
    line('UTC', { x: MIDDLE, y: 424, width: 320, size: 28, fill: SOFTER })
  );
}

function day({ start_time: at }: SharedMatch, locale: string): string {
  const date = new Date(at);
  return date.toLocaleDateString(locale, {
    ...DIGITS,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}

function timeOfDay({ start_time: at }: SharedMatch, locale: string): string {
  const date = new Date(at);
  return date.toLocaleTimeString(locale, {
    ...DIGITS,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
}

/** Where a league is played: the country's name in the locale, where it is one. */
function placeIn(
  locale: string,
  { country_code: code, name }: SharedMatch['tournament']['category'],
): string {
  if (code === null || locale.startsWith('en')) return name;
  const nation = nationName(code, locale);
  const region = regionOf(code);
  if (nation !== null || region === undefined) return nation ?? name;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(region) ?? name;
}

interface Line {
  x: number;
  /** Where the middle of it all stands. */
  y: number;
  width: number;
  size: number;
  lines?: number;
  weight?: number;
  fill?: string;
  /** Whether its words follow each other from the right. */
  isMirrored?: boolean;
}

/** Text around a point, in as many lines as it needs and may have. */
function line(
  text: string,
  { x, y, width, size, lines = 1, weight = 500, fill = TEXT, isMirrored = false }: Line,
): string {
  const fitted = fitText(text, { width, size, lines });
  const step = fitted.size * 1.16;
  const first = y + fitted.size * 0.35 - ((fitted.lines.length - 1) * step) / 2;
  const rows = fitted.lines.map(
    (row, at) => `<tspan x="${x}" y="${(first + at * step).toFixed(1)}">${svgText(row)}</tspan>`,
  );
  const way = isMirrored ? ' direction="rtl"' : '';
  return `<text text-anchor="middle"${way} font-size="${fitted.size}" font-weight="${weight}" fill="${fill}">${rows.join('')}</text>`;
}
