import { createContext, useContext, type ComponentType } from 'react';

/** Where the operator has put one of our pages, and what they call it in the reader's words. */
interface OwnPlace {
  title: string;
  path: string;
}

const OwnPlaceContext = createContext<OwnPlace | null>(null);

/** One of our pages at a place of the operator's. */
export function atOwnPlace(Page: ComponentType, place: OwnPlace): ComponentType {
  return function PageAtOwnPlace() {
    return (
      <OwnPlaceContext value={place}>
        <Page />
      </OwnPlaceContext>
    );
  };
}

/** What a page is called: as the operator calls it at a place of theirs, else as usual. */
export function useOwnTitle(usual: string): string {
  return useContext(OwnPlaceContext)?.title ?? usual;
}

/** Where a page is, without base and locale: at a place of the operator's, else as usual. */
export function useOwnPath(usual: string): string {
  const place = useContext(OwnPlaceContext);
  return place === null ? usual : `/${place.path}`;
}
