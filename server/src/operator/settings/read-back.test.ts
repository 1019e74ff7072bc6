import { siteConfig } from '@touchline/wire/site-config';
import { settingsSections } from '@touchline/wire/settings-sections';
import type { SettingsNowReply } from '@touchline/wire/calls/operator-settings';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pagePolicy } from '../../http/headers';
import {
  type OperatorServer,
  operatorServer,
  TOKEN,
} from '@touchline/testkit/operator/operator-server';
import type { Place } from './document';
import { validateHeaderValue } from 'node:http';

const VALUES_EACH = 5;
/** Of those that may hold an address, as many as there are kinds of them. */
const ADDRESSES_EACH = 20;
let callers = 0;
/** An address of its own for each call: one address may make so many changes in a minute. */
const caller = () => ({
  authorization: `Bearer ${TOKEN}`,
  'x-forwarded-for': `10.0.${(callers += 1) >> 8}.${callers & 255}`,
});

let server: OperatorServer;
/** Of the settings as they were read last. */
let version: number;
beforeAll(async () => {
  server = await operatorServer({ env: {} });
  ({ version } = (await read()).body.data);
});
afterAll(() => server.close());

interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: readonly string[];
  anyOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  minItems?: number;
}

const schema = z.toJSONSchema(settingsSections, {
  io: 'input',
  unrepresentable: 'any',
}) as JsonSchema;

/** Every value that can be set by itself, with its schema. */
function leaves(of: JsonSchema, at: Place = []): [Place, JsonSchema][] {
  if (!of.properties) return [[at, of]];
  return Object.entries(of.properties).flatMap(([name, each]) => leaves(each, [...at, name]));
}

/** Values that a schema could allow; whether it does is for the server to say. */
function valueOf(of: JsonSchema): fc.Arbitrary<unknown> {
  if (of.anyOf) return fc.oneof(...of.anyOf.map(valueOf));
  if (of.enum) return fc.constantFrom(...of.enum);
  switch (of.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: of.minimum ?? 0, max: Math.min(of.maximum ?? 1e9, 1e9) });
    case 'number':
      return fc.double({ min: of.minimum ?? 0, max: of.maximum ?? 1e6, noNaN: true });
    case 'array':
      return fc.array(valueOf(of.items ?? {}), { minLength: of.minItems ?? 0, maxLength: 3 });
    case 'object':
      return objectOf(of);
    default:
      return textOf(of);
  }
}

function objectOf({
  properties,
  additionalProperties,
  propertyNames,
}: JsonSchema): fc.Arbitrary<unknown> {
  if (properties) {
    return fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valueOf(each)])),
    );
  }
  const names = propertyNames ? textOf(propertyNames) : fc.constantFrom('en', 'de', 'shell.sports');
  return fc.dictionary(names as fc.Arbitrary<string>, valueOf(additionalProperties ?? {}), {
    maxKeys: 2,
  });
}

/** What addresses of sites hold that a header, a policy or a URI in the strict sense does not. */
const ADDRESSES = [
  'https://key@süd.example/1',
  'https://süd.example/ü?ö#ä',
  'https://a.example/ä',
  'https://a;b.example/',
  'https://[::1]/',
  'https://[',
  'https://a.example/ b',
  '/ü.svg',
  '/a;b.svg',
  'http://a.example:99999/',
];

/** Addresses with letters, hosts and signs of every kind; texts of every script. */
function textOf({ format, pattern, enum: words }: JsonSchema): fc.Arbitrary<unknown> {
  if (words) return fc.constantFrom(...words);
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  const address = fc.constantFrom(...ADDRESSES);
  if (format === 'uri') return address;
  if (pattern === undefined) return fc.oneof(text, address);
  // It makes no strings that a look-ahead rules out.
  const matching = fc.stringMatching(new RegExp(pattern.replaceAll(/\(\?![^)]*\)/g, '')));
  return pattern.includes('https') ? fc.oneof(matching, address) : matching;
}

const read = () => server.operate<SettingsNowReply>('GET', '/settings');

const change = async (place: Place, value: unknown) => {
  const sections = place.reduceRight<unknown>(
    (inner, name) => ({ [name]: inner }),
    value,
  ) as object;
  return server.operate<SettingsNowReply>('PATCH', '/settings', { version, ...sections }, caller());
};

test.each(leaves(schema).map(([place, of]) => [place.join('.'), place, of] as const))(
  'whatever is accepted can be read back, and pages can be sent: %s',
  async (_name, place, of) => {
    await fc.assert(
      fc.asyncProperty(valueOf(of), async (value) => {
        const changed = await change(place, value);
        expect([200, 400]).toContain(changed.status);
        // What is refused leaves what was read last.
        if (changed.status === 400) return;
        const told = await read();
        expect(told.status).toBe(200);
        const { settings } = told.body.data;
        ({ version } = told.body.data);
        const config = siteConfig.parse({ ...settings.site, version: 1 });
        const origins = {
          platformOrigin: 'http://localhost:3001',
          sportsbookOrigin: 'http://localhost:3000',
        };
        validateHeaderValue('content-security-policy', pagePolicy(origins, config));
      }),
      { numRuns: JSON.stringify(of).match(/uri|https/) ? ADDRESSES_EACH : VALUES_EACH },
    );
  },
);
