import { callApi } from '@/lib/api/client';
import { withTtlCache } from '@/lib/api/ttl-cache';
import { filterParametersSchema } from '@/lib/contracts/parameters';
import { configSchema } from '@/lib/contracts/site/site';

/** The dictionaries, and the sections for each pair of type and deal. */
export const fetchParameters = async () => (await callApi(filterParametersSchema, { url: '/filters/filter-parameters' })).data;

/** The same for server components, cached: every list and statement needs the option names. */
export const getParameters = withTtlCache(fetchParameters);

/** Currencies with their rates, services and the badges of the navigation. */
export const fetchConfig = async () => (await callApi(configSchema, { url: '/v1/config' })).data;

/** The same for server components, cached. */
export const getConfig = withTtlCache(fetchConfig);
