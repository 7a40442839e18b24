'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { FormCode, FormPassword } from '@/components/form/form-input';
import { Button } from '@/components/ui/buttons/button';
import { formatPhone } from '@/lib/format/phone';
import { useProfile, useSendProof } from '../../queries/profile';

export type ProofValues = { current_password: string; proof_code: string };
export const emptyProof: ProofValues = { current_password: '', proof_code: '' };

/** What was filled in: the password, or the code. */
export const proofOf = ({ current_password, proof_code }: ProofValues): Partial<ProofValues> =>
  current_password === '' ? (proof_code === '' ? {} : { proof_code }) : { current_password };

type ProofSetter = (name: keyof ProofValues, value: string) => void;
/** Empties both ways of proving. */
export const clearProof = (setValue: ProofSetter): void => {
  setValue('current_password', '');
  setValue('proof_code', '');
};

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, FieldValues>;
  onError: (error: unknown) => void;
  /** Called before the other way of proving is shown. */
  onSwitch: () => void;
};

/** Asks for the password again, or for a code that is sent to the login phone. */
export function ProofFields<Values extends FieldValues & ProofValues>({ control, onError, onSwitch }: Props<Values>) {
  const t = useTranslations('account.proof');
  const { login_phone: phone, has_password: hasPassword } = useProfile();
  const { mutateAsync: sendProof } = useSendProof();
  const [isByCode, setIsByCode] = useState(!hasPassword && phone !== null);
  const send = async (): Promise<number | null> => {
    try {
      return await sendProof();
    } catch (error) {
      onError(error);
      return null;
    }
  };
  const toggle = () => {
    onSwitch();
    setIsByCode(!isByCode);
  };
  return (
    <div className="flex flex-col gap-1">
      {isByCode && phone !== null ? (
        <FormCode
          control={control}
          name={'proof_code' as Path<Values>}
          label={t('code', { phone: formatPhone(phone) })}
          send={send}
        />
      ) : (
        <FormPassword
          control={control}
          name={'current_password' as Path<Values>}
          label={t('password')}
          hint={t('hint')}
          isRequired
          autoComplete="current-password"
        />
      )}
      {phone === null || !hasPassword ? null : (
        <Button variant="ghost" size="sm" onClick={toggle} className="-ml-3 self-start">
          {t(isByCode ? 'by_password' : 'by_code')}
        </Button>
      )}
    </div>
  );
}
