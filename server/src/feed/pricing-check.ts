import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { runCheck } from './pricing-check/run-check';
import type { Outcome } from './pricing-check/run-check';

const USAGE = `Usage: npm run pricing:check -- FILE.json

Compares every reference value of the file with what the domain makes of its inputs.
Ends with 0 when all agree, 1 when one does not, 2 when the file is not of the format.`;

async function main([path]: readonly string[]): Promise<number> {
  if (path === undefined) {
    console.error(USAGE);
    return 2;
  }
  z.config(z.locales.en());
  const file = await readJson(path);
  if (file === undefined) return 2;
  const outcome = runCheck(file);
  for (const name of outcome.skipped) console.log(`Skipped, not known here: ${name}`);
  if (outcome.malformed.length === 0) return report(outcome);
  for (const reason of outcome.malformed) console.error(reason);
  console.error('The file is not of the format.');
  return 2;
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    console.error(`Cannot read the file: ${String(error)}`);
    return undefined;
  }
}

function report({ parts }: Outcome): number {
  const differing = parts.flatMap(({ compared }) => compared.filter(({ agrees }) => !agrees));
  for (const { name, compared } of parts) {
    const agreed = compared.filter(({ agrees }) => agrees).length;
    console.log(`${name.padEnd(24)} ${agreed} of ${compared.length} agree`);
  }
  for (const { path, expected, got } of differing) {
    console.log(`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
  }
  const all = parts.reduce((total, { compared }) => total + compared.length, 0);
  console.log(`${all - differing.length} of ${all} agree.`);
  return differing.length > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
