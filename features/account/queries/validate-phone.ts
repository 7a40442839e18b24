import { callApi } from '@/lib/api/client';
import { codeSentSchema } from '@/lib/contracts/account/auth';
import { validPhonesSchema } from '@/lib/contracts/account/profile';

const address = (values: Record<string, string>): string => `/v1/users/validate/phone?${new URLSearchParams(values)}`;

/** Sends a code to a number that the visitor wants to add. @returns the seconds until another may be asked for */
export async function sendPhoneCode(phoneNumber: string): Promise<number> {
  const url = address({ phone_number: phoneNumber });
  return (await callApi(codeSentSchema, { method: 'post', url })).data.retry_after_seconds;
}

/** Checks the code of a number. @returns the visitor's confirmed numbers @throws ApiFailure 422 for a wrong code */
export async function confirmPhone(phoneNumber: string, smsCode: string): Promise<string[]> {
  const url = address({ phone_number: phoneNumber, sms_code: smsCode });
  return (await callApi(validPhonesSchema, { url })).data.valid_phone_numbers;
}
