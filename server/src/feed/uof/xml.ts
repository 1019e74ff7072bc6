import { SaxesParser } from 'saxes';

/** One element of a document, with the line that it begins on. */
export interface XmlElement {
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** What stands in it beside elements; empty unless the limits say that text is kept. */
  readonly text: string;
}

/** Why a document is not read, in words that count well. */
export type RefusalKind =
  | 'too_large'
  | 'too_deep'
  | 'too_many'
  | 'doctype'
  | 'encoding'
  | 'not_well_formed'
  | 'bad_value';

/** Thrown inside the readers only; `parseMessage` and the API turn it into a refusal. */
export class Malformed extends Error {
  readonly line: number;
  readonly attribute: string | null;
  readonly kind: RefusalKind;

  constructor(
    line: number,
    attribute: string | null,
    reason: string,
    kind: RefusalKind = 'bad_value',
  ) {
    super(reason);
    this.line = line;
    this.attribute = attribute;
    this.kind = kind;
  }
}

/** How much of a document is read before it is refused. */
export interface XmlLimits {
  readonly bytes: number;
  readonly elements: number;
  readonly depth: number;
  readonly attributesEach: number;
  readonly attributeLength: number;
  readonly keepsText: boolean;
}

/** A message of the largest outright has a few thousand outcomes and weighs some hundred kilobytes. */
export const MESSAGE_LIMITS: XmlLimits = {
  bytes: 2 * 1024 * 1024,
  elements: 50_000,
  depth: 16,
  attributesEach: 64,
  attributeLength: 4096,
  keepsText: false,
};

/** The API describes every market with its mappings in one document. */
export const API_LIMITS: XmlLimits = {
  bytes: 32 * 1024 * 1024,
  elements: 1_000_000,
  depth: 32,
  attributesEach: 64,
  attributeLength: 65_536,
  keepsText: true,
};

type Growing = XmlElement & { children: XmlElement[]; text: string };

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Reads a whole document strictly, and stops as soon as it goes beyond its limits. Throws Malformed for what is not
 * well-formed, and for any document type: without one there are no entities to unfold.
 */
export function readXml(xml: string, limits: XmlLimits = MESSAGE_LIMITS): XmlElement {
  refuseBySight(xml, limits);
  const parser = new SaxesParser();
  const open: Growing[] = [];
  const count = { elements: 0, attributes: 0 };
  let root: Growing | undefined;
  const fail = (kind: RefusalKind, reason: string): never => {
    throw new Malformed(parser.line, null, reason, kind);
  };
  parser.on('error', (error) => {
    fail('not_well_formed', error.message.replace(/^\d+:\d+: /, ''));
  });
  parser.on('doctype', () => fail('doctype', 'a document type is not allowed'));
  parser.on('opentagstart', () => {
    count.elements += 1;
    count.attributes = 0;
    if (count.elements > limits.elements) fail('too_many', `more than ${limits.elements} elements`);
    if (open.length >= limits.depth) fail('too_deep', `deeper than ${limits.depth} elements`);
  });
  parser.on('attribute', ({ name, value }) => {
    count.attributes += 1;
    if (count.attributes > limits.attributesEach) {
      fail('too_many', `an element with more than ${limits.attributesEach} attributes`);
    }
    if (name.length + value.length > limits.attributeLength) {
      fail('too_large', `an attribute longer than ${limits.attributeLength} characters`);
    }
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Growing = { name, line: parser.line, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  if (limits.keepsText) parser.on('text', (text) => addText(open.at(-1), text));
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return root ?? fail('not_well_formed', 'the document is empty');
}

/** What can be seen without parsing. */
function refuseBySight(xml: string, { bytes }: XmlLimits): void {
  if (xml.length > bytes || Buffer.byteLength(xml) > bytes) {
    throw new Malformed(1, null, `more than ${bytes} bytes`, 'too_large');
  }
  if (LONE_SURROGATE.test(xml)) {
    throw new Malformed(1, null, 'half a character is missing', 'encoding');
  }
}

function addText(element: Growing | undefined, text: string): void {
  if (element && text.trim() !== '') element.text += text.trim();
}

/** The first child of that name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** Every child of that name. */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/** Text as it is written inside an attribute or an element. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"\n\r\t]/g, (found) => ESCAPES[found] ?? found);
}

/** Writes an element back as XML. */
export function writeXml({ name, attributes, children, text }: XmlElement): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  const inside = escapeXml(text) + children.map(writeXml).join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}
