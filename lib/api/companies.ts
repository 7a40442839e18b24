import { cache } from 'react';
import {
  type Company,
  type CompanyCard,
  type CompanyStub,
  companyListSchema,
  companyResponseSchema,
  companyStubSchema,
  topBrokersSchema,
} from '@/lib/contracts/companies/companies';
import { ApiFailure, callApi } from './client';
import { dispensable, orWithoutWaiting } from './dispensable';
import { withKeyedCache, withTtlCache } from './ttl-cache';

const nullFor404 = (error: unknown): null => {
  if (error instanceof ApiFailure && error.status === 404) return null;
  throw error;
};

const readCompanyStub = withKeyedCache(
  async (reference: string): Promise<CompanyStub> =>
    (await callApi(companyStubSchema, { url: `/microservice/users/companies/stub/${encodeURIComponent(reference)}` })).data,
  { keyOf: (reference) => reference, shown: () => ['site'], max: 500 },
);

/** Id, kind and slug behind an id or slug; null for no company. */
export const findCompanyStub = (reference: string): Promise<CompanyStub | null> => readCompanyStub(reference).catch(nullFor404);

/** Counts a view of this visitor; the entry server counts views of cached pages. */
const readCompany = withKeyedCache(
  async (reference: string, headers: Record<string, string>): Promise<Company> =>
    (await callApi(companyResponseSchema, { url: `/microservice/users/company/${encodeURIComponent(reference)}`, headers })).data,
  { keyOf: (reference) => reference, shown: () => ['site', 'search'], max: 200 },
);

/**
 * The page of a company; null for none. Cached per request, since every call counts as a view.
 * @param viewer the headers of the visitor's request that identify the viewer; one object per request, as the cache goes by it
 */
export const getCompany = cache(
  (reference: string, viewer: Record<string, string> = {}): Promise<Company | null> =>
    readCompany(reference, viewer).catch(nullFor404),
);

/** One page of the brokers. @param query as the API reads it */
export const getBrokers = cache(
  withKeyedCache(
    async (query: string) => (await callApi(companyListSchema, { url: `/microservice/users/company/brokers-web?${query}` })).data,
    { keyOf: (query) => query, shown: () => ['site', 'search'], max: 50 },
  ),
);

const loadTopBrokers = withTtlCache(
  async (): Promise<CompanyCard[]> => (await callApi(topBrokersSchema, { url: '/v1/top-brokers', ...dispensable })).data,
  ['site', 'search'],
);

/** The brokers that did most in 30 days, at most a minute old. A failure leaves the page without them. */
export const getTopBrokers = orWithoutWaiting('the top brokers', loadTopBrokers, []);
