import { totalmem } from 'node:os';

const MB = 1024 * 1024;

/** A small machine bears this much; more than the other would only help a catalogue that needs a server of its own. */
const LEAST_MB = 128;
const MOST_MB = 4096;

/**
 * How much the database may keep in memory: a quarter of the machine, or of what this process may have of it, as
 * PostgreSQL's manual advises. It takes what it comes to need: a small database stays small. Sizes are in bytes.
 */
export function memorySettings(machine = totalmem(), allowed = process.constrainedMemory()) {
  const limited = allowed !== undefined && allowed > 0 ? Math.min(machine, allowed) : machine;
  const quarter = Math.floor(limited / 4 / MB);
  const shared = Math.min(MOST_MB, Math.max(LEAST_MB, quarter));
  return {
    shared_buffers: `${shared}MB`,
    // What the planner takes to be at hand, in the system's own memory too.
    effective_cache_size: `${3 * shared}MB`,
  };
}
