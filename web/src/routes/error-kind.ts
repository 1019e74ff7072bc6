import { data, isRouteErrorResponse } from 'react-router';
import { ApiError } from '../api/api';
import { isMissing } from './not-found';

/** The error pages of SPEC §2, by their keys on the body. */
export const ERROR_STATUS = { '404': 404, '500': 500, locked: 403, blocked: 451 } as const;

export type ErrorKind = keyof typeof ERROR_STATUS;

/** Which error page stands for an error, whoever threw it: a loader, a call, or a component. */
export function errorKind(error: unknown): ErrorKind {
  if (isMissing(error)) return '404';
  switch (statusOf(error)) {
    case 401:
    case 403:
      return 'locked';
    case 451:
      return 'blocked';
    default:
      return '500';
  }
}

/** Makes the loader of an error page that has an address of its own: it answers with the status that it tells of. */
export function throwing(kind: ErrorKind, status: number = ERROR_STATUS[kind]): () => never {
  return () => {
    // The router takes anything that is thrown; a thrown `data` carries the status.
    // oxlint-disable-next-line typescript/only-throw-error
    throw data(null, { status });
  };
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;
}
