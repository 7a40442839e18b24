import { callApi } from '@/lib/api/client';
import { signedInSchema } from '@/lib/contracts/account/auth';

/** Signs this browser in by the code of an SMS. @throws ApiFailure 422 for a wrong code */
export async function signInByCode(phoneNumber: string, smsCode: string): Promise<void> {
  const data = { phone_number: phoneNumber, sms_code: smsCode };
  await callApi(signedInSchema, { method: 'post', url: '/auth-service/sign-in/code', data });
}
