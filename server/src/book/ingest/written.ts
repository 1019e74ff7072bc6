/** What a feed's only writer remembers of rows that it wrote: which they are, and that they say what it was told. */
export interface Written {
  /** The id of the row of a urn; undefined unless these facts were the last that were written there. */
  find(urn: string, facts: object): number | undefined;
  keep(urn: string, facts: object, id: number): void;
  forgetAll(): void;
}

/** About 20 MB. When there are more, all are written once again. */
const MOST = 50_000;

/** An empty memory. Facts are compared as they are written in JSON. */
export function createWritten(most = MOST): Written {
  const rows = new Map<string, { readonly facts: string; readonly id: number }>();
  return {
    find: (urn, facts) => {
      const row = rows.get(urn);
      return row?.facts === JSON.stringify(facts) ? row.id : undefined;
    },
    keep: (urn, facts, id) => {
      if (rows.size >= most) rows.clear();
      rows.set(urn, { facts: JSON.stringify(facts), id });
    },
    forgetAll: () => rows.clear(),
  };
}
