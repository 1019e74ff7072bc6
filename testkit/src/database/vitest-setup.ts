import { openRunDatabases } from './run-databases';

/** Vitest's global setup. */
export default function setup(): Promise<() => Promise<void>> {
  return openRunDatabases();
}
