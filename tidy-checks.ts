import { posix } from 'node:path';
import ts from 'typescript';

/** A source file: its path from the root of the project, with forward slashes, and what it says. */
export type Source = { path: string; text: string };

/** Looks at one file and says what is wrong with it: nothing, or one line for each fault. */
export type Check = (file: Source) => string[];

const SCRIPT = /\.(ts|tsx|mjs)$/;
const TEST = /\.test\.tsx?$|^e2e\/|^tidy|\/testing\//;

/** Tests see more of the house than the house does: they start whole servers and use the testkit. */
export const isTest = ({ path }: Source) => TEST.test(path);

/** What a file imports: a path from the root for our own files, and a bare name for a package. */
export const importsOf = keptWithFile(({ path, text }): string[] => {
  if (!SCRIPT.test(path)) return [];
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => {
    if (fileName.startsWith('.')) return posix.join(posix.dirname(path), fileName);
    return fileName.replace(/^@touchline\/(\w+)\//, '$1/src/');
  });
});

const syntaxOf = keptWithFile(({ path, text }) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
);

/** Reads a file once, as long as no other is read: rules go over one file after the other. */
function keptWithFile<Read>(read: (file: Source) => Read): (file: Source) => Read {
  let last: { file: Source; read: Read } | null = null;
  return (file) => {
    if (last?.file !== file) last = { file, read: read(file) };
    return last.read;
  };
}

/** Files below `folder` import nothing but what `allowed` matches; tests are left out. */
export function importsOnly(folder: string, allowed: RegExp): Check {
  return (file) => {
    if (!file.path.startsWith(folder) || isTest(file)) return [];
    return importsOf(file)
      .filter((each) => !allowed.test(each))
      .map((each) => `imports ${each}`);
  };
}

/** Files below `folder` import nothing that `refused` matches, unless they are tests. */
export function importsNever(folder: RegExp, refused: RegExp): Check {
  return (file) => {
    if (!folder.test(file.path) || isTest(file)) return [];
    return importsOf(file)
      .filter((each) => refused.test(each))
      .map((each) => `imports ${each}`);
  };
}

/**
 * Layers of one package, highest first. A file imports from its own layer and those below it. Files directly in the
 * package belong to the highest layer when `top` matches them; the others are vocabulary that every layer may use.
 */
export function layers(root: string, order: readonly (readonly string[])[], top: RegExp): Check {
  const rank = (path: string): number | undefined => {
    if (!path.startsWith(root)) return undefined;
    const [first = '', second] = path.slice(root.length).split('/');
    if (second === undefined) return top.test(first) ? -1 : order.length;
    const found = order.findIndex((layer) => layer.includes(first));
    return found === -1 ? undefined : found;
  };
  return (file) => {
    const own = rank(file.path);
    if (own === undefined || isTest(file)) return [];
    return importsOf(file)
      .filter((each) => (rank(each) ?? own) < own)
      .map((each) => `imports ${each}, which lies above it`);
  };
}

/** A folder below `web/src/features/` is one feature; what two of them need lies in a layer below. */
export const featuresApart: Check = (file) => {
  const feature = /^web\/src\/features\/([^/]+)\//;
  const own = feature.exec(file.path)?.[1];
  if (own === undefined) return [];
  const others = importsOf(file).filter((each) => (feature.exec(`${each}/`)?.[1] ?? own) !== own);
  return others.map((each) => `imports ${each}`);
};

/** At most `limit` lines in a file whose path matches `where`. */
export function longestFile(where: RegExp, limit: number): Check {
  return ({ path, text }) => {
    if (!where.test(path)) return [];
    const lines = text.trimEnd().split('\n').length;
    return lines > limit ? [`has ${lines} lines`] : [];
  };
}

/** Faults that single pieces of syntax are: `find` names one, with its place filled in here. */
function eachNode(find: (node: ts.Node, source: ts.SourceFile) => string | undefined): Check {
  return (file) => {
    if (!SCRIPT.test(file.path)) return [];
    const source = syntaxOf(file);
    const faults: string[] = [];
    const visit = (node: ts.Node): void => {
      const fault = find(node, source);
      if (fault !== undefined) faults.push(fault);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return faults;
  };
}

/** Every function that a file exports says above itself what it does. */
export function documented(where: RegExp): Check {
  const find = eachNode((node, source) => {
    if (!ts.isFunctionDeclaration(node)) return undefined;
    const isExported = ts
      .getModifiers(node)
      ?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported || ts.getJSDocCommentsAndTags(node).length > 0) return undefined;
    return `${node.name?.getText(source)} has no doc line`;
  });
  return (file) => (where.test(file.path) && !isTest(file) ? find(file) : []);
}

/** A file that only hands on what others export hides where things are. */
export const noBarrels: Check = (file) => {
  if (!SCRIPT.test(file.path)) return [];
  const { statements } = syntaxOf(file);
  const handsOn = (each: ts.Statement) =>
    ts.isExportDeclaration(each) && each.moduleSpecifier !== undefined;
  return statements.length > 0 && statements.every(handsOn)
    ? ['only hands on exports of other files']
    : [];
};

/** Every part of a path is lower case words with hyphens, before any extension. */
export const kebabCase: Check = ({ path }) => {
  const parts = path
    .split('/')
    .filter((part) => !part.startsWith('.'))
    .map((part) => part.replace(LOCALE_CODE, '$1aa'));
  return parts.every((part) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(part))
    ? []
    : ['is not in kebab-case'];
};

/** Words of a locale lie under its code, in which the country is written large: `pt-BR.ts`, `about-zh-CN.ts`. */
const LOCALE_CODE = /^((?:[a-z]+[-.])?[a-z]{2}-)[A-Z]{2}(?=\.|$)/;

/** Names that say nothing about what is inside. */
export const tellingNames: Check = ({ path }) => {
  const names = path.split('/').map((part) => part.split('.')[0] ?? '');
  const empty = names.filter((name) =>
    /^(.*-)?(utils?|helpers?|common|managers?|services?)$/.test(name),
  );
  return empty.map((name) => `is called ${name}`);
};

/** No line matches, in files whose path matches `where`; comments count unless `code` is asked for. */
export function noText(where: RegExp, refused: RegExp, only: 'all' | 'code' = 'all'): Check {
  return ({ path, text }) => {
    if (!where.test(path)) return [];
    const lines = (only === 'code' ? withoutComments(text) : text).split('\n');
    return lines.flatMap((line, index) =>
      refused.test(line) ? [`line ${index + 1}: ${line.trim()}`] : [],
    );
  };
}

/** Blanks comments and keeps the lines, so that a word in a sentence is not taken for a call. */
function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}
