'use client';

import { useMutation } from '@tanstack/react-query';
import { ApiFailure, callApi } from '@/lib/api/client';
import { authenticatorSchema, staffMemberSchema } from '@/lib/contracts/admin';

const path = '/v1/admin/me';

/** Issues an authenticator to a member of the staff. Fails with ApiFailure 409 for those who have one. */
export const useIssueAuthenticator = () =>
  useMutation({
    mutationFn: async () => (await callApi(authenticatorSchema, { method: 'post', url: `${path}/authenticator` })).data,
  });

/**
 * Sends a code of the authenticator that opens this session to the staff's pages.
 * @param action `second-factor`, or `authenticator/confirm` for the first code of an issued one
 * @returns the message key of a refusal, or null
 */
export async function openWithCode(action: 'second-factor' | 'authenticator/confirm', code: string): Promise<string | null> {
  try {
    await callApi(staffMemberSchema, { method: 'post', url: `${path}/${action}`, headers: { 'x-totp-code': code } });
    return null;
  } catch (error) {
    return error instanceof ApiFailure ? error.message : 'errors.connection';
  }
}
