type Attribute = string | number | null | undefined;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

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
    opening += ` ${key}="${typeof value === 'number' ? value : escaped(value)}"`;
  }
  return content === '' ? `${opening}/>` : `${opening}>${content}</${name}>`;
}

/** A whole document around its root element. */
export function xmlDocument(root: string): string {
  return DECLARATION + root;
}

function escaped(text: string): string {
  return text.replace(/[&<>"\n\r\t]/g, (character) => ESCAPES[character] ?? character);
}
