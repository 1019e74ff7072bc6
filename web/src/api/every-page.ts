import { MOST_ROWS } from '@touchline/wire/calls/whole-number';

interface Paged<Row> {
  data: readonly Row[];
  pagination: { last_page: number };
}

/**
 * Every row of a list: its pages are fetched one after the other, each as long as a page may be, until the last one
 * (SPEC §7 "Bulk fetchers", §9 "Bulk fetch limit"). A list that shrinks meanwhile ends earlier.
 */
export async function everyPage<Row>(
  fetchPage: (asked: { page: number; limit: number }) => Promise<Paged<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let last = 1;
  for (let page = 1; page <= last; page += 1) {
    const { data, pagination } = await fetchPage({ page, limit: MOST_ROWS });
    rows.push(...data);
    last = data.length === 0 ? page : pagination.last_page;
  }
  return rows;
}
