import { callApi } from '@/lib/api/client';
import { withTtlCache } from '@/lib/api/ttl-cache';
import { type Footer, footerSchema } from '@/lib/contracts/site';

/** The footer's two rows of groups, with counts where a link leads to a list. */
export const getFooter = withTtlCache(async (): Promise<Footer> => (await callApi(footerSchema, { url: '/v1/footer' })).data);
