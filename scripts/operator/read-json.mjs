import { readFileSync } from 'node:fs';
import { WrongUse } from './wrong-use.mjs';

/** What stands in a file that a command was given. */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new WrongUse(`${file} cannot be read as JSON: ${error.message}`);
  }
}
