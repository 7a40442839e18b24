import { callApi } from '@/lib/api/client';
import { doneSchema } from '@/lib/contracts/account/auth';

/** Proves that the account is the visitor's. */
type Proof = { token: string } | { phone_number: string; sms_code: string };

/** Sets a new password; every session of the account ends. @throws ApiFailure 422 for an invalid or expired link and for a wrong code */
export async function resetPassword(proof: Proof, password: string): Promise<void> {
  await callApi(doneSchema, { method: 'post', url: '/auth-service/password/reset', data: { ...proof, password } });
}
