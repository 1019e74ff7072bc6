import { SaxesParser } from 'saxes';

/** One element of a message, with the line of the document that it begins on. */
export interface XmlElement {
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}

/** Thrown inside the parser only; `parseMessage` turns it into a refusal. */
export class Malformed extends Error {
  readonly line: number;
  readonly attribute: string | null;

  constructor(line: number, attribute: string | null, reason: string) {
    super(reason);
    this.line = line;
    this.attribute = attribute;
  }
}

type Growing = XmlElement & { children: XmlElement[] };

/** Reads a whole document strictly. Throws Malformed for what is not well-formed. Text is not kept: messages hold none. */
export function readXml(xml: string): XmlElement {
  const parser = new SaxesParser();
  const open: Growing[] = [];
  let root: Growing | undefined;
  parser.on('error', (error) => {
    throw new Malformed(parser.line, null, error.message.replace(/^\d+:\d+: /, ''));
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Growing = { name, line: parser.line, attributes, children: [] };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  if (!root) throw new Malformed(1, null, 'the document is empty');
  return root;
}

/** The first child of that name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** Every child of that name. */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}
