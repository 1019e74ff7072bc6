import { ok, refused, type Result } from '@touchline/domain/result';
import * as z from 'zod/mini';
import { readJson } from './json';
import { type Envelope, envelopeSchema } from './messages';

/** Reads a message without looking into its objects. What is malformed is refused by the name of its field. */
export function parseEnvelope(text: string): Result<Envelope, string> {
  const json = readJson(text);
  if (!json.ok) return refused(`the message cannot be read: ${json.error}`);
  return parseAs(envelopeSchema, json.value, 'the message');
}

/** Reads something of the feed; `name` is what it is called when it is refused. */
export function parseAs<T extends z.core.$ZodType>(
  schema: T,
  value: unknown,
  name: string,
): Result<z.core.output<T>, string> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const path = issue ? z.core.toDotPath(issue.path) : '';
  const id = idOf(value);
  const which = id === null ? name : `${name} ${id}`;
  return refused(`${which}: ${path === '' ? 'it' : path} is ${wantedOf(issue)}`);
}

function wantedOf(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case 'invalid_type':
      return `not a ${issue.expected}`;
    case 'invalid_value':
      return `none of ${issue.values.join(', ')}`;
    case 'too_big':
      return `more than ${issue.maximum}`;
    case 'too_small':
      return `less than ${issue.minimum}`;
    default:
      return 'not written as documented';
  }
}

const identified = z.object({ Id: z.int() });

/** Which object something is that may be malformed otherwise; null where it does not even say that. */
export function idOf(value: unknown): number | null {
  const parsed = z.safeParse(identified, value);
  return parsed.success ? parsed.data.Id : null;
}
