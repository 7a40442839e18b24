'use client';

import { useTranslations } from 'next-intl';
import { type UseFormReturn, useController } from 'react-hook-form';
import { FormCode } from '@/components/form/form-code';
import { FormInput } from '@/components/form/form-input';
import { Field } from '@/components/ui/inputs/field';
import { Segmented } from '@/components/ui/inputs/segmented';
import { type RegisterForm, registerWays } from '../../register-form.schema';
import { useCodeRequest } from '../use-code-request';

type Props = { form: UseFormReturn<RegisterForm>; showError: (error: unknown) => void; clear: () => void };

/** The contact of the account: an e-mail, or a phone with the code of an SMS. */
export function ContactFields({ form, showError, clear }: Props) {
  const [t, fields] = [useTranslations('auth.register'), useTranslations('auth.fields')];
  const { field } = useController({ control: form.control, name: 'way' });
  const requestCode = useCodeRequest({ form, purpose: 'register', showError, clear });
  return (
    <>
      <Field as="group" label={t('method')}>
        <Segmented
          label={t('method')}
          value={field.value}
          onValueChange={field.onChange}
          isFullWidth
          options={registerWays.map((way) => ({ value: way, label: t(`by_${way}`) }))}
        />
      </Field>
      {field.value === 'email' ? (
        <FormInput control={form.control} name="email" kind="email" label={fields('email')} isRequired autoComplete="email" />
      ) : (
        <>
          <FormInput
            control={form.control}
            name="phone_number"
            kind="phone"
            label={fields('phone')}
            isRequired
            autoComplete="tel-national"
          />
          <FormCode control={form.control} name="sms_code" send={requestCode} />
        </>
      )}
    </>
  );
}
