import * as z from 'zod';

const seconds = (fallback: number, max: number) =>
  z.coerce.number().int().min(1).max(max).default(fallback);

/** How long things may take before they count as failed. */
export const limitVariables = {
  DATABASE_STATEMENT_SECONDS: seconds(15, 600).describe(
    'Seconds that one database statement of a call or a job may take.',
  ),
  DATABASE_MAINTENANCE_SECONDS: seconds(1800, 86_400).describe(
    'The same for migrations, imports and counts of the whole ledger.',
  ),
  REQUEST_SECONDS: seconds(15, 300).describe(
    'Seconds after which a call or a page that is not ready is answered with 503.',
  ),
};
