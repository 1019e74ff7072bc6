import { ALL_CALLS } from '@touchline/wire/calls/all';
import { expect, test } from 'vitest';
import { openApi } from './openapi';

const document = openApi(ALL_CALLS, {
  title: 'Touchline',
  version: '1.0.0',
  sessionCookie: 'touchline_session',
  origins: {
    sportsbook: 'http://localhost:3000',
    platform: 'http://localhost:3001',
    operator: 'http://127.0.0.1:3002',
  },
}) as { openapi: string; paths: Record<string, Record<string, Record<string, unknown>>> };

test('every call is described once', () => {
  const described = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(new Set(described.map(({ operationId }) => operationId))).toEqual(
    new Set(ALL_CALLS.map(({ name }) => name)),
  );
  expect(described).toHaveLength(ALL_CALLS.length);
});

test('parameters of the path stand in braces and are required', () => {
  const get = document.paths['/sportsbook/api/v2/matches/{id}']?.get;
  expect(get?.parameters).toContainEqual(
    expect.objectContaining({ name: 'id', in: 'path', required: true }),
  );
});

test('a platform call names the platform as its server', () => {
  expect(document.paths['/api/player']?.get?.servers).toEqual([{ url: 'http://localhost:3001' }]);
});

test('a call for operators asks for their token', () => {
  const approve = document.paths['/operator/api/v1/bets/{id}/approve']?.post;
  expect(approve?.security).toEqual([{ operator: [] }]);
});

test('a call for players asks for the session', () => {
  expect(document.paths['/sportsbook/api/v3/bets']?.post?.security).toEqual([{ session: [] }]);
});

test('what has come to be is a 201, and anything else that is done a 200', () => {
  const created = ALL_CALLS.filter(({ path, method }) => {
    const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    return Object.keys(operation?.responses ?? {}).includes('201');
  });
  expect(created.map(({ name }) => name).toSorted()).toEqual([
    'addPasskey',
    'createDeposit',
    'createWithdrawal',
    'signUp',
  ]);
});

test('no object that a call takes is open to what it does not name, but for what browsers write', () => {
  const open = ALL_CALLS.flatMap((call) => {
    const operation =
      document.paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
    return openObjects(operation?.requestBody, call.name);
  });
  expect(open).toEqual([
    'confirmByFactor.passkey',
    'confirmByFactor.passkey.response',
    'signInSecondFactor.passkey',
    'signInSecondFactor.passkey.response',
    'addPasskey.passkey',
    'addPasskey.passkey.response',
  ]);
});

/** Where a schema names members and takes others too, by the names on the way there. */
function openObjects(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, additionalProperties, ...rest } = schema as {
    properties?: Record<string, unknown>;
    additionalProperties?: unknown;
  };
  return [
    ...(properties !== undefined && additionalProperties !== false ? [at] : []),
    ...Object.entries(properties ?? {}).flatMap(([key, each]) => openObjects(each, `${at}.${key}`)),
    ...Object.values(rest).flatMap((each) => openObjects(each, at)),
  ];
}
