import { expect, test } from 'vitest';
import { checkSignature, sign } from './signature';

const SECRET = 'the secret of both sides';
const NOW = new Date('2026-05-01T12:00:00Z');
const at = (ms: number) => String(NOW.getTime() + ms);
const body = Buffer.from('{"amount":100}');
const signed = (timestamp: string) => ({
  timestamp,
  signature: sign(SECRET, timestamp, body),
  body,
});

test('a message signed with the secret within five minutes is believed', () => {
  for (const apart of [0, -300_000, 300_000]) {
    expect(checkSignature(SECRET, signed(at(apart)), NOW)).toEqual({ ok: true, value: null });
  }
});

test.each([
  ['an older one', signed(at(-300_001)), 'stale'],
  ['one from the future', signed(at(300_001)), 'stale'],
  ['one without a time', signed('soon'), 'stale'],
  ['one without a signature', { ...signed(at(0)), signature: undefined }, 'unsigned'],
  ['one without a timestamp', { ...signed(at(0)), timestamp: undefined }, 'unsigned'],
  ['an empty signature', { ...signed(at(0)), signature: '' }, 'wrong_signature'],
  ['another body', { ...signed(at(0)), body: Buffer.from('{"amount":900}') }, 'wrong_signature'],
  ['another time', { ...signed(at(0)), timestamp: at(1) }, 'wrong_signature'],
  ['another secret', { ...signed(at(0)), signature: sign('x', at(0), body) }, 'wrong_signature'],
])('%s is not', (_what, message, error) => {
  expect(checkSignature(SECRET, message, NOW)).toEqual({ ok: false, error });
});
