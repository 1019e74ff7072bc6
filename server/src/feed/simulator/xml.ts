import { escapeXml } from '../uof/xml';

type Attribute = string | number | null | undefined;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** One element as text; attributes that are null or undefined are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, Attribute>>,
  content = '',
): string {
  let opening = `<${name}`;
  for (const key of Object.keys(attributes)) {
    const value = attributes[key];
    if (value === null || value === undefined) continue;
    opening += ` ${key}="${typeof value === 'number' ? value : escapeXml(value)}"`;
  }
  return content === '' ? `${opening}/>` : `${opening}>${content}</${name}>`;
}

/** A whole document around its root element. */
export function xmlDocument(root: string): string {
  return DECLARATION + root;
}
