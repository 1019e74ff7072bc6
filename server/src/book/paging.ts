/** The most rows of one page (SPEC §9). */
const MOST = 500;

/** A page as it was asked for, brought within bounds. */
export interface Page {
  page: number;
  limit: number;
  offset: number;
}

/** Pages count from 1; a limit beyond 500 is 500. */
export function pageOf(
  asked: { page?: number | undefined; limit?: number | undefined },
  usualLimit: number,
): Page {
  const page = Math.max(1, asked.page ?? 1);
  const limit = Math.min(MOST, Math.max(1, asked.limit ?? usualLimit));
  return { page, limit, offset: (page - 1) * limit };
}

/** What a reply says of its page (SPEC §3 "Pagination"). An empty list still has a first page. */
export function paginationOf({ page, limit }: Page, total: number) {
  return { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) };
}
