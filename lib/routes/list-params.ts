const textLengthMax = 100;
const pageMax = 10_000;

/** What the address of a list asks for. */
export type ListParams = { q: string; page: number };

/** Reads the query of the address; what it does not know is as if unsaid. */
export function readListParams(query: Pick<URLSearchParams, 'get'>): ListParams {
  const page = Number(query.get('page') ?? 1);
  return {
    q: (query.get('q') ?? '').trim().slice(0, textLengthMax),
    page: Number.isInteger(page) && page > 0 && page < pageMax ? page : 1,
  };
}

/** The address of a listing below its page's own; the page always stands in it. */
export function listParamsHref({ q, page }: ListParams): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  query.set('page', String(page));
  return `?${query}`;
}
