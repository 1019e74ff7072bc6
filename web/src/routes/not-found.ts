import { data, isRouteErrorResponse } from 'react-router';
import { ApiError } from '../api/api';

/** Thrown while rendering: the address names something that does not exist. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}

/** Thrown by a loader: answers with status 404 too. */
export function notFound() {
  return data(null, { status: 404 });
}

/** Passes on what a call answers; a 404 of the API is a 404 of the page. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    // The router takes anything that is thrown; a thrown `data` carries the status.
    // oxlint-disable-next-line typescript/only-throw-error
    if (isMissing(error)) throw notFound();
    throw error;
  }
}

/** Whether an error says that something does not exist, whoever threw it. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof PageNotFound ||
    (isRouteErrorResponse(error) && error.status === 404) ||
    (error instanceof ApiError && error.status === 404)
  );
}
