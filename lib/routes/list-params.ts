const textLengthMax = 100;
const pageMax = 10_000;

/** Search text and page in the address of a list. */
export type ListParams = { q: string; page: number };

/** Reads the query of the address; unknown parameters are ignored. */
export function readListParams(query: Pick<URLSearchParams, 'get'>): ListParams {
  const page = Number(query.get('page') ?? 1);
  return {
    q: (query.get('q') ?? '').trim().slice(0, textLengthMax),
    page: Number.isInteger(page) && page > 0 && page < pageMax ? page : 1,
  };
}

/** The query of a list's address; it always contains the page. */
export function listParamsHref({ q, page }: ListParams): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  query.set('page', String(page));
  return `?${query}`;
}
