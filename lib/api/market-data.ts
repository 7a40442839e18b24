import { filterParametersSchema } from '@/lib/contracts/parameters';
import { configSchema } from '@/lib/contracts/site';
import { callApi } from './client';
import { withTtlCache } from './ttl-cache';

/** Dictionaries, and the sections that each pair of type and deal offers. */
export const fetchParameters = async () => (await callApi(filterParametersSchema, { url: '/filters/filter-parameters' })).data;

/** The same for server components: every list and every statement needs the names of its options. */
export const getParameters = withTtlCache(fetchParameters);

/** Currencies with their rates, services and the badges of the navigation. */
export const fetchConfig = async () => (await callApi(configSchema, { url: '/v1/config' })).data;

/** The same for server components. */
export const getConfig = withTtlCache(fetchConfig);
