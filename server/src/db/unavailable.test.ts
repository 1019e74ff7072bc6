import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './unavailable';

const fromServer = (code: string) =>
  Object.assign(new DatabaseError('told by the server', 0, 'error'), { code });
const fromSystem = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

test.each([
  ['a refused connection', fromSystem('ECONNREFUSED', 'connect')],
  ['a socket that is gone', fromSystem('ENOENT', 'connect')],
  ['a connection that broke', fromSystem('ECONNRESET', 'read')],
  ['a client-side limit', new Error('Query read timeout')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a shutdown', fromServer('57P01')],
  ['a server that is starting', fromServer('57P03')],
  ['a statement that took too long', fromServer('57014')],
  ['too many connections', fromServer('53300')],
  ['a full disk', fromServer('53100')],
  ['a disk that fails', fromServer('58030')],
  ['a standby', fromServer('25006')],
])('%s says that the database cannot be used now', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['a key that is there already', fromServer('23505')],
  ['a value out of range', fromServer('22003')],
  ['a table that is missing', fromServer('42P01')],
  ['a file that is missing', fromSystem('ENOENT', 'open')],
  ['a bug of ours', new TypeError('x is not a function')],
  ['no error at all', 'Connection terminated'],
])('%s does not', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
