'use client';

import { useTranslations } from 'next-intl';
import { type Control, type UseFormReturn, useController } from 'react-hook-form';
import { FormCode, FormInput } from '@/components/form/form-input';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Field } from '@/components/ui/inputs/field';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { Segmented } from '@/components/ui/inputs/segmented';
import { userTypeIds } from '@/lib/contracts/account/auth';
import { useMessage } from '@/lib/i18n/use-message';
import { type RegisterForm, registerWays } from '../../register-form';
import { useCodeRequest } from '../use-code-request';

const kinds = ['physical', 'agent', 'broker', 'developer', 'designer'] as const;

export function AccountTypeField({ control }: { control: Control<RegisterForm> }) {
  const [t, kindLabels] = [useTranslations('auth.register'), useTranslations('auth.kinds')];
  const { field } = useController({ control, name: 'type_id' });
  return (
    <Field as="group" label={t('kind')} isRequired>
      <RadioGroup
        label={t('kind')}
        name="type_id"
        isInline
        value={field.value}
        onValueChange={field.onChange}
        options={kinds.map((kind) => ({ value: String(userTypeIds[kind]), label: kindLabels(kind) }))}
      />
    </Field>
  );
}

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

type ContactFieldsProps = { form: UseFormReturn<RegisterForm>; showError: (error: unknown) => void; clear: () => void };

/** The contact of the account: an e-mail, or a phone with the code of an SMS. */
export function ContactFields({ form, showError, clear }: ContactFieldsProps) {
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

export function TermsField({ control }: { control: Control<RegisterForm> }) {
  const [t, translate] = [useTranslations('auth.register'), useMessage()];
  const { field, fieldState } = useController({ control, name: 'accept_terms' });
  const key = fieldState.error?.message;
  return (
    <Field as="group" label={t('terms')} isLabelHidden error={key === undefined ? null : translate(key)}>
      <Checkbox
        ref={field.ref}
        name="accept_terms"
        checked={field.value}
        onChange={(event) => field.onChange(event.target.checked)}
        onBlur={field.onBlur}
      >
        {t('terms')}
      </Checkbox>
    </Field>
  );
}
