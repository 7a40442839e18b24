import { callApi } from '@/lib/api/client';
import { type Footer, footerSchema } from '@/lib/contracts/site';

/** The footer's two rows of groups, with counts where a link leads to a list. */
export async function getFooter(): Promise<Footer> {
  return (await callApi(footerSchema, { url: '/v1/footer' })).data;
}
