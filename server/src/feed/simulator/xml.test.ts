import { expect, test } from 'vitest';
import { parseXml } from '@touchline/testkit/simulator/xml-tree';
import { element, xmlDocument } from './xml';

test('text that means something in XML is read back as it was', () => {
  const name = 'A & B <"c"> \'d\'\n\té';
  const tree = parseXml(xmlDocument(element('club', { name, none: null, zero: 0 })));
  expect(tree.attributes).toEqual({ name, zero: '0' });
});
