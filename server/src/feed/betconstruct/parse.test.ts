import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from './json';
import { marketSchema, matchSchema, voidSchema } from './messages';
import { parseAs, parseEnvelope } from './parse';
import { aMarket, aMatch } from '@touchline/testkit/feed/betconstruct/objects';

test.each([
  ['{"Command":"MatchUpdate"', 'the message cannot be read: it is not JSON'],
  ['[]', 'the message: it is not a object'],
  ['{"Objects":[]}', 'the message: Command is not a string'],
  ['{"Command":"","Objects":[]}', 'the message: Command is less than 1'],
  ['{"Command":"MatchStat","Objects":{}}', 'the message: Objects is not a array'],
  ['{"Command":"MatchStat","ResultCode":1.5}', 'the message: ResultCode is not a int'],
])('%s is refused', (text, error) => {
  expect(parseEnvelope(text)).toEqual({ ok: false, error });
});

test('a message may leave out what is not there, or say null', () => {
  const text = '{"Command":"Login","ResultCode":0,"Error":null,"Type":null,"SocketTime":"?"}';
  expect(parseEnvelope(text)).toMatchObject({ ok: true, value: { Command: 'Login' } });
});

test('what nests too deep is refused before it is read', () => {
  const deep = `{"Command":"MatchStat","Objects":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  expect(parseEnvelope(deep)).toEqual({
    ok: false,
    error: 'the message cannot be read: it nests 100001 deep, more than the 12 allowed',
  });
});

test('brackets in names do not count as depth', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const text = JSON.stringify({ Name: `${name}[[[[[[[[[[[[[[[[["\\` });
      expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
    }),
  );
});

const VOID = {
  FromDate: '2026-11-28T12:00:00Z',
  ToDate: '2026-11-28T12:00:10+04:00',
  ObjectType: 13,
  ObjectId: 7,
  VoidAction: 1,
};

test.each([
  [
    'a match without a start',
    matchSchema,
    { ...aMatch(), Date: undefined },
    'Date is not a string',
  ],
  ['a start without a zone', matchSchema, { ...aMatch(), Date: '2026-11-28T12:00:00' }, 'Date is'],
  ['a start that is no moment', matchSchema, { ...aMatch(), Date: '2026-13-41T12:00:00Z' }, 'Date'],
  [
    'a status that is not documented',
    matchSchema,
    { ...aMatch(), LiveStatus: 4 },
    'LiveStatus is none of 0, 1, 2, 3',
  ],
  [
    'a flag that is text',
    matchSchema,
    { ...aMatch(), IsVisible: 'true' },
    'IsVisible is not a boolean',
  ],
  [
    'a version with letters',
    marketSchema,
    { ...aMarket(), ObjectVersion: '1e9' },
    'ObjectVersion is',
  ],
  ['an id beyond exact numbers', marketSchema, { ...aMarket(), Id: 2 ** 53 }, 'Id is'],
  [
    'a price that is text',
    marketSchema,
    aMarket({ Selections: [{ Price: '1.5' }] }),
    'Selections[0].Price is not a number',
  ],
  [
    'a result that is not documented',
    marketSchema,
    aMarket({ Selections: [{ Outcome: 7 }] }),
    'Selections[0].Outcome is none of',
  ],
  ['a void of a sport', voidSchema, { ...VOID, ObjectType: 1 }, 'ObjectType is none of 4, 13, 16'],
])('%s is refused by the name of its field', (_what, schema, value, error) => {
  const parsed = parseAs(schema, value, 'it');
  expect(parsed).toMatchObject({ ok: false });
  expect(!parsed.ok && parsed.error).toContain(error);
});

test('fields that are not known are ignored', () => {
  expect(parseAs(voidSchema, { ...VOID, Id: 0, Later: [] }, 'it')).toEqual({
    ok: true,
    value: VOID,
  });
});
