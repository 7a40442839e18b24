import { callApi } from '@/lib/api/client';
import { doneSchema } from '@/lib/contracts/account/auth';

/** @throws ApiFailure */
export async function voteOnArticle(slug: string, isUseful: boolean): Promise<void> {
  await callApi(doneSchema, { method: 'post', url: `/v1/articles/${slug}/votes`, data: { is_useful: isUseful } });
}
