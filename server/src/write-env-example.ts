import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SETTINGS } from './config';
import { envExample } from './env-example';

/** `npm run env:example`: writes `.env.example` anew from the settings. */
await writeFile(path.resolve(import.meta.dirname, '../../.env.example'), envExample(SETTINGS));
