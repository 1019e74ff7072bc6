import { CREST_SHAPES } from '@touchline/domain/crest-drawings';
import { crestName } from '@touchline/domain/crest';
import { iconsVersion } from './icons-address';
import { INTERFACE_DRAWINGS } from './interface-drawings';
import { allSportDrawings } from './sport-drawings';

/** The sprite that pages refer to (SPEC §7 GET /icons.svg), and the version that changes with any drawing in it. */
export interface IconSprite {
  svg: string;
  version: string;
}

/**
 * Every drawing of ours in one file: `sport-soccer`, `ui-star`, `crest-0-2`. They take the colour and the width of the line from the
 * page.
 */
export function iconSprite(): IconSprite {
  const symbols = [
    ...[...allSportDrawings()].map(([key, path]) => symbol(`sport-${key}`, path)),
    ...crests(),
    ...Object.entries(INTERFACE_DRAWINGS).map(([key, path]) => symbol(`ui-${key}`, path)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return { svg, version: iconsVersion() };
}

/** A crest takes its first colour from the text and its second from the filling of whoever shows it. */
function crests(): string[] {
  return CREST_SHAPES.flatMap(({ outline, paint }, shape) =>
    paint.map(
      (path, pattern) =>
        `<symbol id="${crestName(shape, pattern)}" viewBox="0 0 16 18"><path d="${outline}" fill="currentColor"/>` +
        `<path d="${path}"/><path d="${outline}" fill="none" stroke="var(--crest-edge)"/></symbol>`,
    ),
  );
}

function symbol(id: string, path: string): string {
  return `<symbol id="${id}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`;
}
