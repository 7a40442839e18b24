import { callApi } from '@/lib/api/client';
import { type PricePoint, priceHistorySchema } from '@/lib/contracts/statements/statements';

/** The prices that the owner set, oldest first. A failure leaves the page without them. */
export async function getPriceHistory(id: number): Promise<PricePoint[]> {
  try {
    return (await callApi(priceHistorySchema, { url: `/microservice/statements/price-history/${id}` })).data;
  } catch {
    return [];
  }
}
