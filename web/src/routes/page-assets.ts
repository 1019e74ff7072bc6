import type { PageAssets } from './head';
import { ALPHABETS } from './page-fonts';
import { PARTS } from './lazy-parts';

/** An entry of the manifest that the build writes. */
interface Built {
  file: string;
  /** What its chunk is called. */
  name?: string;
  css?: readonly string[];
  imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Built>>;

const FIRST_WORDS = /i18n\/messages\/([\w-]+)\.ts$/;
const REST_OF_WORDS = /i18n\/messages\/rest\/([\w-]+)\.ts$/;

/** What an entry imports that begins before it, in this order, each in a task of its own. */
const BEGIN_BEFORE: readonly string[] = ['packages', 'rules', 'calls'];

/** A file up to this size, in characters, costs less in each page than the wait for one more. */
const SMALL_FILE = 4000;

/**
 * What pages load, from the build's manifest, as addresses under a base path that ends with a slash. `read` gives the
 * text of a built file: small sheets of styles, and the script that fetches all others, are written into pages.
 */
export function pageAssets(
  manifest: Manifest,
  basePath: string,
  read?: (file: string) => string,
): PageAssets {
  const [entry, ...imported] = reached(manifest, 'src/entry-client.tsx');
  const early = reached(manifest, 'src/entry-early.ts');
  const all = entry ? [entry, ...imported] : [];
  const begun = BEGIN_BEFORE.flatMap((chunk) => imported.filter(({ name }) => name === chunk));
  const partOf = (module: string) => {
    const more = reached(manifest, module).filter((each) => !all.includes(each));
    return {
      styles: more.flatMap(({ css = [] }) => css.map(address)),
      preload: more.map(({ file }) => address(file)),
    };
  };
  const address = (file: string) => basePath + file;
  const matching = Object.entries(manifest);
  const wordsIn = (chunk: RegExp) =>
    Object.fromEntries(
      matching.flatMap(([name, { file }]) => {
        const locale = chunk.exec(name)?.[1];
        return locale === undefined ? [] : [[locale, address(file)]];
      }),
    );
  return {
    scripts: (entry ? [...begun, entry] : []).map(({ file }) => address(file)),
    ...earlyScripts(
      early.map(({ file }) => file),
      address,
      read,
    ),
    styles: all.flatMap(({ css = [] }) => css.map(address)),
    preload: imported.filter((each) => !begun.includes(each)).map(({ file }) => address(file)),
    parts: Object.fromEntries(
      Object.entries(PARTS).map(([part, module]) => [part, partOf(module)]),
    ),
    fonts: Object.fromEntries(
      ALPHABETS.flatMap((alphabet) =>
        matching
          .filter(([name]) => name.endsWith(`/inter-${alphabet}-wght-normal.woff2`))
          .map(([, { file }]) => [alphabet, address(file)]),
      ),
    ),
    sheets: read ? smallSheets(manifest, basePath, read) : {},
    locales: wordsIn(FIRST_WORDS),
    moreWords: wordsIn(REST_OF_WORDS),
  };
}

/** Written into pages where it is one small script that needs no other. */
function earlyScripts(
  files: readonly string[],
  address: (file: string) => string,
  read?: (file: string) => string,
): Pick<PageAssets, 'early' | 'inline'> {
  const [only, ...others] = files;
  const text = only !== undefined && others.length === 0 ? read?.(only).trim() : undefined;
  const fits = text !== undefined && text.length <= SMALL_FILE && !text.includes('</');
  return fits ? { early: [], inline: [text] } : { early: files.map(address) };
}

/** What is written into pages to be run, by what `pageAssets` answered: a policy names each by its hash. */
export function inlineScripts({ inline = [] }: PageAssets): readonly string[] {
  return inline;
}

/** The text of small sheets by their address; what they name beside them is named from the root. */
function smallSheets(
  manifest: Manifest,
  basePath: string,
  read: (file: string) => string,
): Record<string, string> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const sheets = [...files].map((file) => {
    const folder = basePath + file.slice(0, file.lastIndexOf('/') + 1);
    const text = read(file).replaceAll('url(./', `url(${folder}`);
    return [basePath + file, text.trim()] as const;
  });
  return Object.fromEntries(
    sheets.filter(([, text]) => text.length <= SMALL_FILE && !text.includes('</')),
  );
}

/** The entry, then every chunk it imports at once. */
function reached(manifest: Manifest, entry: string): Built[] {
  const names = new Set([entry]);
  for (const name of names) {
    for (const each of manifest[name]?.imports ?? []) names.add(each);
  }
  return [...names].flatMap((name) => manifest[name] ?? []);
}
