import { expect, test } from 'vitest';
import { everyPage } from './every-page';

/** A list of so many rows, of which a page holds 500 and no more. */
function listOf(total: number) {
  const asked: { page: number; limit: number }[] = [];
  const fetchPage = ({ page, limit }: { page: number; limit: number }) => {
    asked.push({ page, limit });
    const rows = Array.from({ length: total }, (_, row) => row);
    const data = rows.slice((page - 1) * limit, page * limit);
    return Promise.resolve({ data, pagination: { last_page: Math.ceil(total / limit) } });
  };
  return { asked, fetchPage };
}

test.each([
  [0, 1],
  [4, 1],
  [500, 1],
  [501, 2],
  [1700, 4],
])('%i rows come in %i pages of 500', async (total, pages) => {
  const { asked, fetchPage } = listOf(total);
  expect(await everyPage(fetchPage)).toHaveLength(total);
  expect(asked).toEqual(
    Array.from({ length: pages }, (_, index) => ({ page: index + 1, limit: 500 })),
  );
});

test('a list that has lost its last pages meanwhile ends where nothing more comes', async () => {
  const { asked, fetchPage } = listOf(900);
  const shrunk = async (each: { page: number; limit: number }) =>
    each.page > 1 ? { data: [], pagination: { last_page: 9 } } : fetchPage(each);
  expect(await everyPage(shrunk)).toHaveLength(500);
  expect(asked).toHaveLength(1);
});
