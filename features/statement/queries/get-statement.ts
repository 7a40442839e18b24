import { cache } from 'react';
import { ApiFailure, callApi } from '@/lib/api/client';
import { dispensable, orWithout } from '@/lib/api/dispensable';
import { findStatementStub } from '@/lib/api/statements/statement-stub';
import { withKeyedCache } from '@/lib/api/ttl-cache';
import { clientAddressHeader } from '@/lib/contracts/client-address-header';
import { readAsGuestHeader } from '@/lib/contracts/read-as-guest-header';
import {
  type PricePoint,
  priceHistorySchema,
  type StatementCard,
  type StatementDetail,
  type StatementStub,
  similarsSchema,
  statementDetailResponseSchema,
} from '@/lib/contracts/statements/statements';

/** The public data of a statement that its author took off. */
export type WithdrawnStub = Omit<StatementStub, 'state'> & { state: Exclude<StatementStub['state'], 'active'> };

/** A statement that is offered, one that its author took off, or none. */
export type StatementLookup =
  | { kind: 'offered'; statement: StatementDetail }
  | { kind: 'withdrawn'; stub: WithdrawnStub }
  | { kind: 'absent' };

/** Counts a view of this visitor; the entry server counts views of cached pages. */
const readDetail = withKeyedCache(
  async (id: number, searchReportUuid: string | undefined, headers: Record<string, string>): Promise<StatementDetail> => {
    const report = searchReportUuid ? `?search_report_uuid=${encodeURIComponent(searchReportUuid)}` : '';
    return (await callApi(statementDetailResponseSchema, { url: `/microservice/statements/${id}${report}`, headers })).data
      .statement;
  },
  { keyOf: (id) => id, shown: (id) => ['site', `statement ${id}`], max: 500 },
);

async function findDetail(
  id: number,
  searchReportUuid: string | undefined,
  headers: Record<string, string>,
): Promise<StatementDetail | null> {
  try {
    return await readDetail(id, searchReportUuid, headers);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    const { cookie, ...others } = headers;
    // The session has expired: the page is rendered for a guest.
    if (error instanceof ApiFailure && error.status === 401 && cookie) return findDetail(id, searchReportUuid, others);
    throw error;
  }
}

/** The headers that identify the viewer of a visitor's request. The response is the one for guests. */
export function viewerHeadersOf(headers: Pick<Headers, 'get'>): Record<string, string> {
  const names = [clientAddressHeader, 'user-agent', 'cookie', 'x-forwarded-proto'];
  const given = names.flatMap((name) => {
    const value = headers.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(given), [readAsGuestHeader]: '1' };
}

/**
 * What the page of an id shows. Cached per request, since every call counts as a view.
 * @param searchReportUuid the list that the visitor came from
 * @param viewer `viewerHeadersOf` the visitor's request, by which views are counted; one object per request, as the cache goes by it
 */
export const getStatement = cache(
  async (id: number, searchReportUuid?: string, viewer: Record<string, string> = {}): Promise<StatementLookup> => {
    const statement = await findDetail(id, searchReportUuid, viewer);
    if (statement) return { kind: 'offered', statement };
    const stub = await findStatementStub(id);
    if (typeof stub === 'number' || stub.state === 'active') return { kind: 'absent' };
    return { kind: 'withdrawn', stub: { ...stub, state: stub.state } };
  },
);

const similarCount = 9;

const readSimilar = withKeyedCache(
  async (id: number): Promise<StatementCard[]> => {
    const url = `/microservice/statements/similars/${id}?per_page=${similarCount}`;
    return (await callApi(similarsSchema, { url, ...dispensable })).data.data;
  },
  { keyOf: (id) => id, shown: (id) => ['site', 'search', `statement ${id}`], max: 100 },
);

const readPriceHistory = withKeyedCache(
  async (id: number): Promise<PricePoint[]> =>
    (await callApi(priceHistorySchema, { url: `/microservice/statements/price-history/${id}`, ...dispensable })).data,
  { keyOf: (id) => id, shown: (id) => ['site', `statement ${id}`], max: 500 },
);

/** Listed statements like this one, most similar first. A failure leaves the page without them. */
export const getSimilarStatements = (id: number): Promise<StatementCard[]> =>
  orWithout('similar statements', () => readSimilar(id), []);

/** The prices that the owner set, oldest first. A failure leaves the page without them. */
export const getPriceHistory = (id: number): Promise<PricePoint[]> =>
  orWithout('the history of prices', () => readPriceHistory(id), []);
