'use client';

import { useTranslations } from 'next-intl';
import { type Control, useController } from 'react-hook-form';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Field } from '@/components/ui/inputs/field';
import { useMessage } from '@/lib/i18n/use-message';
import type { RegisterForm } from '../../register-form.schema';

export function TermsField({ control }: { control: Control<RegisterForm> }) {
  const [t, say] = [useTranslations('auth.register'), useMessage()];
  const { field, fieldState } = useController({ control, name: 'accept_terms' });
  const key = fieldState.error?.message;
  return (
    <Field as="group" label={t('terms')} isLabelHidden error={key === undefined ? null : say(key)}>
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
