/** A page as it was asked for: the calls see to it that it is within bounds. */
export interface Page {
  page: number;
  limit: number;
  offset: number;
}

/** Pages count from 1. */
export function pageOf(
  asked: { page?: number | undefined; limit?: number | undefined },
  usualLimit: number,
): Page {
  const { page = 1, limit = usualLimit } = asked;
  return { page, limit, offset: (page - 1) * limit };
}

/** What a reply says of its page (SPEC §3 "Pagination"). An empty list still has a first page. */
export function paginationOf({ page, limit }: Page, total: number) {
  return { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) };
}
