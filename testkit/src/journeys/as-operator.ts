import type { ServerProcess } from '../processes/server-process';
import { OPERATOR_TOKEN } from './usual-server';

/** Asks a server whose operator has the usual token; `path` begins behind the operator's root. The status of the answer. */
export async function asOperator(
  server: ServerProcess,
  method: string,
  path: string,
  body: object = {},
): Promise<number> {
  const { status } = await fetch(`${server.operator}/operator/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return status;
}
