'use client';

import { useEffect } from 'react';
import { mobilePhoneSchema } from '@/lib/contracts/phone';
import { useSession } from '@/lib/stores/session-store';
import { useDebounced } from '@/lib/use-debounced';
import { isCompleteCode } from '../../loan-request-form.schema';
import { useCheckPhoneCode } from '../../queries/phone-code';
import { useMortgage } from '../../stores/mortgage-store';

const checkAfterMs = 1000;

/** `known`: a number of the visitor's own, which needs no code. */
export type PhoneState = 'open' | 'checking' | 'rejected' | 'confirmed' | 'known';

/** Whether the phone of the request may be taken; a whole code is checked once the typing rests. */
export function usePhoneConfirmation(phone: string): PhoneState {
  const isKnown = useSession(({ user }) => user?.valid_phone_numbers.includes(phone) ?? false);
  const { confirmedPhone, codeSent, values, setConfirmedPhone } = useMortgage();
  const code = values.sms_code ?? '';
  const settled = useDebounced(code, checkAfterMs);
  const isConfirmed = confirmedPhone !== null && confirmedPhone === phone;
  const isAsked =
    !isKnown && !isConfirmed && isCompleteCode(code) && settled === code && mobilePhoneSchema.safeParse(phone).success;
  const { isSuccess, isError, isFetching } = useCheckPhoneCode(phone, isAsked ? code : null, codeSent?.atMs ?? null);
  useEffect(() => {
    if (isAsked && isSuccess) setConfirmedPhone(phone);
  }, [isAsked, isSuccess, phone, setConfirmedPhone]);
  if (isKnown) return 'known';
  if (isConfirmed) return 'confirmed';
  if (isFetching) return 'checking';
  return isAsked && isError ? 'rejected' : 'open';
}
