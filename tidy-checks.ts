import ts from 'typescript';

/** A source file: its path from the root of the project, with forward slashes, and what it says. */
export type Source = { path: string; text: string };

/** Looks at one file and says what is wrong with it: nothing, or one line for each fault. */
export type Check = (file: Source) => string[];

const SCRIPT = /\.(ts|tsx|mjs)$/;
const TEST = /\.test\.tsx?$|^e2e\/|^tidy|\/testing\//;

/** Tests see more of the house than the house does: they start whole servers and use the testkit. */
export const isTest = ({ path }: Source) => TEST.test(path);

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
