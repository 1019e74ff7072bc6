import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AuditEnd,
  type AuditEntry,
  type AuditFault,
  auditText,
  auditTime,
  checkEnd,
  checkLink,
  EMPTY_CHAIN,
  NO_HASH,
} from './chain';

type Row = AuditEntry & { hash: string };
type Content = Pick<AuditEntry, 'at' | 'operator' | 'action' | 'playerId' | 'betId' | 'details'>;

const hashOf = (entry: AuditEntry) => createHash('sha256').update(auditText(entry)).digest('hex');

function chained(contents: readonly Content[]): Row[] {
  const rows: Row[] = [];
  for (const content of contents) {
    const previousHash = rows.at(-1)?.hash ?? NO_HASH;
    const entry = { id: BigInt(rows.length + 1), ...content, previousHash };
    rows.push({ ...entry, hash: hashOf(entry) });
  }
  return rows;
}

function endOf(rows: readonly Row[]): AuditEnd {
  return { count: BigInt(rows.length), hash: rows.at(-1)?.hash ?? NO_HASH };
}

function faultOf(rows: readonly Row[], told: AuditEnd): AuditFault | null {
  let end = EMPTY_CHAIN;
  for (const row of rows) {
    const fault = checkLink(end, row, hashOf(row));
    if (fault) return fault;
    end = { count: row.id, hash: row.hash };
  }
  return checkEnd(end, told);
}

const anyContent = fc.record<Content>({
  at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map(auditTime),
  operator: fc.string(),
  action: fc.string(),
  playerId: fc.option(fc.nat()),
  betId: fc.option(fc.nat()),
  details: fc.json(),
});
const anyLog = fc.array(anyContent, { minLength: 1, maxLength: 8 }).map(chained);
const anyLogAndPlace = anyLog.chain((rows) => fc.tuple(fc.constant(rows), fc.nat(rows.length - 1)));

const FIELDS = ['at', 'operator', 'action', 'details', 'previousHash', 'hash'] as const;

test('a log that nobody touched is right', () => {
  fc.assert(
    fc.property(anyLog, (rows) => {
      expect(faultOf(rows, endOf(rows))).toBeNull();
    }),
  );
  expect(faultOf([], EMPTY_CHAIN)).toBeNull();
});

test('any single changed sign of a row is found in that row', () => {
  fc.assert(
    fc.property(anyLogAndPlace, fc.constantFrom(...FIELDS), fc.nat(), (picked, field, sign) => {
      const [rows, place] = picked;
      const changed = rows.map((row, at) =>
        at === place ? { ...row, [field]: withOtherSign(row[field], sign) } : row,
      );
      const why = field === 'previousHash' ? 'wrong_link' : 'changed_content';
      expect(faultOf(changed, endOf(rows))).toEqual({ row: BigInt(place + 1), why });
    }),
  );
});

test('a row that belongs to somebody else all at once is found', () => {
  const ids = fc.constantFrom('playerId', 'betId');
  fc.assert(
    fc.property(anyLogAndPlace, ids, fc.option(fc.nat()), ([rows, place], field, other) => {
      fc.pre(rows[place]?.[field] !== other);
      const changed = rows.map((row, at) => (at === place ? { ...row, [field]: other } : row));
      const fault = { row: BigInt(place + 1), why: 'changed_content' };
      expect(faultOf(changed, endOf(rows))).toEqual(fault);
    }),
  );
});

test('a removed row is found, wherever it was, the last one too', () => {
  fc.assert(
    fc.property(anyLogAndPlace, ([rows, place]) => {
      const left = rows.filter((_row, at) => at !== place);
      const fault = { row: BigInt(place + 1), why: 'missing_row' };
      expect(faultOf(left, endOf(rows))).toEqual(fault);
    }),
  );
});

test('a row that was rewritten with a hash that fits is found in the next one, or at the end', () => {
  fc.assert(
    fc.property(anyLogAndPlace, fc.string(), ([rows, place], operator) => {
      fc.pre(rows[place]?.operator !== operator);
      const changed = rows.map((row, at) => {
        const other = { ...row, operator };
        return at === place ? { ...other, hash: hashOf(other) } : row;
      });
      const row = BigInt(Math.min(place + 2, rows.length));
      expect(faultOf(changed, endOf(rows))).toEqual({ row, why: 'wrong_link' });
    }),
  );
});

test('a row that was never written down as the end is one too many', () => {
  fc.assert(
    fc.property(anyLog, (rows) => {
      const told = endOf(rows.slice(0, -1));
      expect(faultOf(rows, told)).toEqual({ row: BigInt(rows.length), why: 'extra_row' });
    }),
  );
});

test('signs that move from one part into the next make another text', () => {
  const entry = chained([
    { at: '', operator: 'ab', action: 'c', playerId: 1, betId: null, details: '{}' },
  ])[0]!;
  expect(auditText({ ...entry, operator: 'a', action: 'bc' })).not.toBe(auditText(entry));
  expect(auditText({ ...entry, playerId: null, betId: 1 })).not.toBe(auditText(entry));
  expect(auditTime(new Date(5))).toBe('1970-01-01T00:00:00.005000Z');
});

/** The text with one sign changed; one more where there is none. */
function withOtherSign(text: string, place: number): string {
  if (text === '') return 'x';
  const at = place % text.length;
  const other = text[at] === 'x' ? 'y' : 'x';
  return `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
}
