import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './yard.mjs';

/** Reads `.env` in the project's folder, if there is one. What the environment already says goes before it. */
export function readEnvFile(file = join(root, '.env')) {
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    fail(`${file} cannot be read: ${error.message}`);
  }
}
