import { describe, expect, test } from 'vitest';
import { parseMessage } from './parse';
import { MESSAGE_LIMITS, readXml, writeXml } from './xml';

const refusalOf = (xml: string) => {
  const parsed = parseMessage(xml);
  return parsed.ok ? null : parsed.error.kind;
};

const { bytes, depth, attributesEach, attributeLength, elements } = MESSAGE_LIMITS;
const attributes = (count: number) =>
  Array.from({ length: count }, (_, index) => ` a${index}="1"`).join('');

test.each([
  ['malformed', '<alive product="1"', 'not_well_formed'],
  ['cut in the middle of a tag', '<bet_stop product="1" event_', 'not_well_formed'],
  ['too long', `<a b="${' '.repeat(bytes)}"/>`, 'too_large'],
  ['too long in bytes alone', `<a b="${'€'.repeat(bytes / 3)}"/>`, 'too_large'],
  ['too deep', '<a>'.repeat(depth + 1), 'too_deep'],
  ['of too many attributes', `<a${attributes(attributesEach + 1)}/>`, 'too_many'],
  ['with an attribute too long', `<a b="${'x'.repeat(attributeLength)}"/>`, 'too_large'],
  ['of too many elements', `<a>${'<b/>'.repeat(elements)}</a>`, 'too_many'],
  ['with a document type', '<!DOCTYPE a><alive product="1" timestamp="1"/>', 'doctype'],
  ['with an entity', '<!DOCTYPE a [<!ENTITY e "x">]><a b="&e;"/>', 'doctype'],
  ['with an entity that nobody declared', '<a b="&e;"/>', 'not_well_formed'],
  ['with a control character', '<a b="\u0001"/>', 'not_well_formed'],
  ['with a control character in disguise', '<a b="&#1;"/>', 'not_well_formed'],
  ['with a null character', '<a b="\u0000"/>', 'not_well_formed'],
  ['with half a character', '<a b="\ud83d"/>', 'encoding'],
])('a message %s is refused', (_what, xml, kind) => {
  expect(refusalOf(xml)).toBe(kind);
});

test('what is just within the limits is read', () => {
  expect(refusalOf(`<a${attributes(attributesEach)}/>`)).toBeNull();
  expect(refusalOf(`<a>${'<b/>'.repeat(elements - 1)}</a>`)).toBeNull();
  expect(refusalOf('<a>'.repeat(depth) + '</a>'.repeat(depth))).toBeNull();
});

test('a bomb of entities costs no time', () => {
  const nested = Array.from(
    { length: 20 },
    (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
  );
  const bomb = `<!DOCTYPE a [<!ENTITY e0 "boom">${nested.join('')}]><a>&e20;</a>`;
  const began = performance.now();
  expect(refusalOf(bomb)).toBe('doctype');
  expect(performance.now() - began).toBeLessThan(100);
});

test('a number as long as a message costs no time', () => {
  const digits = '9'.repeat(attributeLength - 10);
  const xml = `<odds_change product="1" event_id="sr:match:1" timestamp="1"><odds><market id="1"><outcome id="1" odds="${digits}"/></market></odds></odds_change>`;
  const began = performance.now();
  expect(parseMessage(xml)).toMatchObject({ value: { markets: [], lostMarkets: [{ id: 1 }] } });
  expect(performance.now() - began).toBeLessThan(100);
});

test('names of our own language are names like any other', () => {
  expect(refusalOf('<constructor/>')).toBeNull();
  expect(readXml('<a __proto__="1" constructor="2"/>').attributes).toEqual(
    Object.assign(Object.create(null), JSON.parse('{"__proto__":"1","constructor":"2"}')),
  );
});

describe('writing', () => {
  test.each(['<a b="1"/>', '<a b="x &lt; y &amp; &quot;z&quot; &#10;"><c/><d e="ü"><f/></d></a>'])(
    '%s is written as it was read',
    (xml) => {
      expect(writeXml(readXml(xml))).toBe(xml);
    },
  );
});
