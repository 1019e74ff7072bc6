import type { Loading } from '../loading';

/** The pages that lists of matches are found on. */
export function listPages(_services: Loading) {
  return { schedule: { Component: () => <h1>Schedule</h1>, loader: async () => null } };
}
