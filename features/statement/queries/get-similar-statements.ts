import { callApi } from '@/lib/api/client';
import { type StatementCard, similarsSchema } from '@/lib/contracts/statements/statements';

const count = 9;

/** Listed statements like this one, the likest first. A failure leaves the page without them. */
export async function getSimilarStatements(id: number): Promise<StatementCard[]> {
  try {
    const url = `/microservice/statements/similars/${id}?per_page=${count}`;
    return (await callApi(similarsSchema, { url })).data.data;
  } catch {
    return [];
  }
}
