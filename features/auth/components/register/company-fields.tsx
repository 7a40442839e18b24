'use client';

import { useTranslations } from 'next-intl';
import type { Control } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import type { RegisterForm } from '../../register-form.schema';

const identificationDigitsMax = 11;

/** The company of brokers and developers. */
export function CompanyFields({ control }: { control: Control<RegisterForm> }) {
  const t = useTranslations('auth.fields');
  return (
    <>
      <FormInput control={control} name="legal_name" label={t('legal_name')} isRequired autoComplete="organization" />
      <FormInput
        control={control}
        name="identification_code"
        kind="number"
        maxDigits={identificationDigitsMax}
        label={t('identification_code')}
        isRequired
      />
    </>
  );
}
