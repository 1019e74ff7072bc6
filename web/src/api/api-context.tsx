import { createContext, useContext } from 'react';
import type { Api } from './api';

const ApiContext = createContext<Api | null>(null);

export const ApiProvider = ApiContext.Provider;

/** The client of this page: the browser's own, or the one of the request being rendered. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('no ApiProvider above this component');
  return api;
}
