import { assert } from '@touchline/domain/assert';
import { SaxesParser } from 'saxes';

export interface Tree {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Tree[];
}

/** Parses a whole document; throws when it is not well formed. */
export function parseXml(xml: string): Tree {
  const parser = new SaxesParser();
  const root: Tree = { name: '', attributes: {}, children: [] };
  const open: Tree[] = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const tree = { name, attributes: { ...attributes }, children: [] };
    open.at(-1)?.children.push(tree);
    open.push(tree);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  const [document] = root.children;
  assert(document, 'a document has a root');
  return document;
}

/** Every element of a name, however deep, in document order. */
export function every(tree: Tree, name: string): Tree[] {
  return tree.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...every(child, name),
  ]);
}
