import { callApi } from '@/lib/api/client';
import { unsubscribedSchema } from '@/lib/contracts/account/notifications';

/** Ends the emails of a signed link. @returns their type of notification @throws ApiFailure 422 for an invalid token */
export async function unsubscribe(token: string): Promise<number> {
  const url = `/v1/notifications/unsubscribe?${new URLSearchParams({ token })}`;
  return (await callApi(unsubscribedSchema, { method: 'post', url })).data.type;
}
