import { callApi } from '@/lib/api/client';
import { unsubscribedSchema } from '@/lib/contracts/account/notifications';

/** Ends the mails that a signed link names. @returns their type of notification @throws ApiFailure 422 for a token of nobody's */
export async function unsubscribe(token: string): Promise<number> {
  const url = `/v1/notifications/unsubscribe?${new URLSearchParams({ token })}`;
  return (await callApi(unsubscribedSchema, { method: 'post', url })).data.type;
}
