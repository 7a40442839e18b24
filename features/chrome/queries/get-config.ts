import { cache } from 'react';
import { callApi } from '@/lib/api/client';
import { configSchema, type SiteConfig } from '@/lib/contracts/site';

/** Currencies, services and the badges of the navigation; asked once for a request. */
export const getConfig = cache(async (): Promise<SiteConfig> => (await callApi(configSchema, { url: '/v1/config' })).data);
