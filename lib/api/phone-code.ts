'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { callApi } from '@/lib/api/client';
import { codeSentSchema, doneSchema } from '@/lib/contracts/account/auth';
import { failureLogger } from '@/lib/log-failure';

/** Sends the code of a request's phone. @returns a sender that resolves to the seconds until another code may be requested */
export function useSendPhoneCode(): (phoneNumber: string) => Promise<number> {
  const locale = useLocale();
  return async (phoneNumber) => {
    const data = { phone_number: phoneNumber, locale };
    const sent = await callApi(codeSentSchema, { method: 'post', url: '/v1/users/validation/send', data }).catch(
      failureLogger('The code could not be sent.'),
    );
    return sent.data.retry_after_seconds;
  };
}

const checkPhoneCode = (phoneNumber: string, smsCode: string) =>
  callApi(doneSchema, {
    method: 'post',
    url: '/v1/users/validation/validate',
    data: { phone_number: phoneNumber, sms_code: smsCode },
  }).catch(failureLogger('The code could not be checked.'));

/**
 * Checks whether a code belongs to a phone; each pair is checked once, since every wrong one costs an attempt.
 * @param smsCode null while there is nothing to check
 */
export const useCheckPhoneCode = (phoneNumber: string, smsCode: string | null, sentAtMs: number | null) =>
  useQuery({
    queryKey: ['form', 'code', phoneNumber, smsCode, sentAtMs],
    queryFn: () => checkPhoneCode(phoneNumber, smsCode ?? ''),
    enabled: smsCode !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
