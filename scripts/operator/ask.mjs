import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../yard.mjs';
import { WrongUse } from './wrong-use.mjs';

/** The call was answered with an error, or nobody answered. */
export class Refused extends Error {}

/** Where the server is and who asks it, by the environment and the data folder. Throws `WrongUse` without a token. */
export function doorOf(env, name) {
  const token = env.OPERATOR_TOKEN || keptToken(env);
  if (!token)
    throw new WrongUse('OPERATOR_TOKEN is not set: the server and this command need the same one');
  const origin = env.OPERATOR_ORIGIN || `http://127.0.0.1:${env.OPERATOR_PORT || 3002}`;
  if (!URL.canParse(origin)) throw new WrongUse(`OPERATOR_ORIGIN is no address: ${origin}`);
  return { token, origin: new URL(origin).origin, operator: name ?? env.OPERATOR_NAME ?? whoAmI() };
}

function keptToken(env) {
  const file = join(resolve(root, env.DATA_DIR || '.touchline'), 'operator-token');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/** Not every user of a system has a name. */
function whoAmI() {
  try {
    return userInfo().username;
  } catch {
    return 'operator';
  }
}

/** Makes a call and resolves with its reply. Throws `Refused` with what the server says. */
export async function ask({ token, origin, operator }, { method, path, query = {}, body }) {
  if (!/^[\x20-\x7e]{1,100}$/.test(operator))
    throw new WrongUse('--as is a name of 1 to 100 signs');
  const url = new URL(`/operator/api/v1${path}`, origin);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const headers = { authorization: `Bearer ${token}`, 'x-operator': operator };
  const sent = body && {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  // A token is for this server alone, so nobody sends it on.
  const options = { method, headers, redirect: 'error', ...sent };
  const answer = await fetch(url, options).catch((error) => {
    throw new Refused(`${origin} does not answer: ${error.cause?.message || error.message}`);
  });
  const said = await answer.json().catch(() => ({}));
  if (answer.ok) return said;
  const details = said.error?.data?.details;
  const why = said.error?.message ?? `the server answers with ${answer.status}`;
  throw new Refused(details ? `${why} (${details})` : why);
}
