import type { Call } from '@touchline/wire/calls/call';
import { strictly } from '@touchline/wire/calls/strictly';
import { errorReply } from '@touchline/wire/errors';
import * as z from 'zod/mini';

interface Site {
  title: string;
  version: string;
  /** Under which name browsers hold a session. */
  sessionCookie: string;
  origins: Readonly<Record<Call['origin'], string>>;
}

type JsonSchema = Record<string, unknown>;

/** The contract as OpenAPI 3.1, made from the same objects that answer the calls (DESIGN §2). */
export function openApi(calls: readonly Call[], site: Site): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, site) };
  }
  return {
    openapi: '3.1.0',
    info: { title: site.title, version: site.version, license: { name: 'Apache-2.0' } },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: site.sessionCookie },
        operator: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Error: schemaOf(errorReply, 'input') },
    },
  };
}

function operation(call: Call, site: Site): object {
  return {
    operationId: call.name,
    summary: call.summary,
    servers: [{ url: site.origins[call.origin] }],
    ...(call.access === 'player' ? { security: [{ session: [] }] } : {}),
    ...(call.access === 'operator' ? { security: [{ operator: [] }] } : {}),
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.method === 'GET' || call.method === 'DELETE'
      ? {}
      : { requestBody: { content: jsonOf(schemaOf(strictly(call.body), 'input')) } }),
    responses: {
      [call.status ?? 200]: { description: 'Done', content: jsonOf(schemaOf(call.reply, 'input')) },
      '4XX': {
        description: 'Refused, and why',
        content: jsonOf({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

function parameters(place: 'path' | 'query', schema: z.ZodMiniType): object[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: each,
  }));
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function jsonOf(schema: JsonSchema): object {
  return { 'application/json': { schema } };
}
