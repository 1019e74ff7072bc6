import { createContext, useContext } from 'react';

const LinkBaseContext = createContext('/');

export const LinkBase = LinkBaseContext.Provider;

/** The base name of the pages: base path and, where it shows, the locale. */
export function useLinkBase(): string {
  return useContext(LinkBaseContext);
}
