import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { TextLine } from '../../../../server/src/feed/betconstruct/reading';

const lineSchema = z.object({ t: z.int(), rk: z.string(), text: z.string() });

/** The recorded sample: a morning and two matches, one of them called off, in the documented shape with made-up ids. */
export async function recordedLines(): Promise<TextLine[]> {
  const text = await readFile(
    join(import.meta.dirname, '../../../../server/src/feed/betconstruct/recorded/football.jsonl'),
    'utf8',
  );
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => lineSchema.parse(JSON.parse(line)));
}
