'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { PhoneConfirmation, type PhoneState, type SentCode } from '@/components/form/phone-confirmation';
import { useCheckPhoneCode } from '@/lib/api/phone-code';
import { mobilePhoneSchema } from '@/lib/contracts/phone';
import { useSession } from '@/lib/stores/session/session-store';
import { useDebounced } from '@/lib/use-debounced';

const checkAfterMs = 1000;
const codeCharactersMin = 4;

/** State of a phone; a complete code is checked a second after the last keystroke. */
function usePhoneState(phone: string, code: string, sent: SentCode | null): PhoneState {
  const isKnown = useSession(({ user }) => user?.valid_phone_numbers.includes(phone) ?? false);
  const settled = useDebounced(code, checkAfterMs);
  const isComplete = settled.length >= codeCharactersMin && settled === code;
  const isChecked = !isKnown && sent?.phone === phone && isComplete;
  const { isSuccess, isError, isFetching } = useCheckPhoneCode(phone, isChecked ? code : null, sent?.atMs ?? null);
  if (isKnown) return 'known';
  if (!isChecked) return 'open';
  if (isFetching) return 'checking';
  if (isSuccess) return 'confirmed';
  return isError ? 'rejected' : 'open';
}

type Props<Values extends FieldValues> = { form: UseFormReturn<Values>; name: Path<Values>; label: string };

/** A phone of a form with the code of its SMS; a number of the visitor's own needs none. */
export function ConfirmedPhone<Values extends FieldValues>({ form, name, label }: Props<Values>) {
  const t = useTranslations('auth.phone');
  const typed = String(useWatch({ control: form.control, name }) ?? '');
  const phone = mobilePhoneSchema.safeParse(typed).data ?? '';
  const [sent, setSent] = useState<SentCode | null>(null);
  const [code, setCode] = useState('');
  const state = usePhoneState(phone, code, sent);
  useEffect(() => {
    if (state === 'confirmed') form.clearErrors(name);
  }, [state, form, name]);
  return (
    <PhoneConfirmation
      form={form}
      name={name}
      labels={{
        phone: label,
        known: t('known'),
        confirmed: t('confirmed'),
        checking: t('checking'),
        rejected: t('rejected'),
      }}
      phone={phone}
      state={state}
      code={code}
      onCodeChange={setCode}
      onSent={setSent}
      // A code belongs to its number.
      codeFieldKey={sent !== null && sent.phone !== phone ? phone : 'code'}
    />
  );
}
